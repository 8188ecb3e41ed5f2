import { endAccountSessions } from '@homeward/contract/identity/access'
import * as accounts from '@homeward/contract/identity/accounts'
import { me, signOut } from '@homeward/contract/identity/sign-in'
import pg from 'pg'
import { v7 as uuid } from 'uuid'
import { expect, onTestFinished, test, vi } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer, testNow } from '../../../testing/test-server.ts'
import { anAccount, auditActions, enter } from '../testing/factories.ts'

const app = startTestServer()
const later = '2026-11-02T14:00:01.500Z'

const endedOf = async (token: string, at = later) => {
  app.setClock(at)
  await refusal(call(app, { token }, me, {}), 'unauthenticated')
  app.setClock(testNow)
}

/** The ids of sessions that are told to have ended, as another process hears them. */
async function listening() {
  const client = new pg.Client({ connectionString: app.db.url })
  const heard: string[] = []
  client.on('notification', ({ payload = '' }) => heard.push(payload))
  await client.connect()
  await client.query('listen homeward_session_ended')
  onTestFinished(() => client.end())
  return heard
}

test('a person sees where they are signed in, and which of it is here', async () => {
  const account = await anAccount(app)
  const phone = await enter(app, account)
  const { data, meta } = await call(app, phone, accounts.listSessions, {})
  expect(meta.total).toBe(2)
  expect(data.filter(({ current }) => current)).toHaveLength(1)
  expect(data.find(({ current }) => current)).toMatchObject({
    address: '127.0.0.1',
    agency: `Agency ${account.world.agencyId.slice(-6)}`,
    last_seen_at: testNow,
  })
  // One of them is not used any more.
  app.setClock('2026-11-02T14:20:00.000Z')
  await call(app, phone, me, {})
  app.setClock('2026-11-02T14:40:00.000Z')
  const left = await call(app, phone, accounts.listSessions, {})
  expect(left.data.map(({ current }) => current)).toEqual([true])
  app.setClock(testNow)
})

test('a person signs out on one device, on all others, and never on those of somebody else', async () => {
  const account = await anAccount(app)
  const [phone, tablet, laptop] = [
    await enter(app, account),
    await enter(app, account),
    await enter(app, account),
  ]
  const heard = await listening()
  const { data } = await call(app, phone, accounts.listSessions, {})
  const id = data.find(({ current }) => current)?.id ?? ''
  const stranger = await anAccount(app)
  await refusal(call(app, stranger, accounts.endOwnSession, { id }), 'not_found')
  await refusal(call(app, account, accounts.endOwnSession, { id: uuid() }), 'not_found')

  await call(app, account, accounts.endOwnSession, { id })
  await endedOf(phone.token)
  await refusal(call(app, account, accounts.endOwnSession, { id }), 'not_found')

  expect(await call(app, account, accounts.endOtherSessions, {})).toEqual({ ended: 2 })
  await endedOf(tablet.token)
  await endedOf(laptop.token)
  await call(app, account, me, {})
  await vi.waitFor(() => expect(heard).toHaveLength(3))
  expect(heard[0]).toBe(id)
  expect(await auditActions(app, account.world.agencyId)).toContain(
    'session.others_revoked by Rosa Martinez',
  )
})

test('signing out is told to other processes too', async () => {
  const account = await anAccount(app)
  const heard = await listening()
  await call(app, account, signOut, {})
  await vi.waitFor(() => expect(heard).toHaveLength(1))
})

test('the office signs a person out of its agency, and only of its own', async () => {
  const account = await anAccount(app)
  const { world } = account
  const elsewhere = await anAccount(app)
  const heard = await listening()
  await refusal(
    call(app, elsewhere.world.owner, endAccountSessions, { id: account.agentId }),
    'not_found',
  )
  await refusal(call(app, world.manager, endAccountSessions, { id: account.agentId }), 'forbidden')
  expect(await call(app, world.owner, endAccountSessions, { id: account.agentId })).toEqual({
    ended: 1,
  })
  await endedOf(account.token)
  await call(app, elsewhere, me, {})
  await vi.waitFor(() => expect(heard).toHaveLength(1))
  expect((await auditActions(app, world.agencyId))[0]).toMatch(/^account\.signed_out/)
})

test('what the office ends is the session in its own agency, not one in another', async () => {
  const account = await anAccount(app)
  const other = await anAccount(app)
  await app.db.identity
    .updateTable('sessions')
    .set({
      entered_agency_id: other.world.agencyId,
      agent_id: other.agentId,
      assignment_id: null,
    })
    .where('user_id', '=', account.userId)
    .execute()
  expect(await call(app, account.world.owner, endAccountSessions, { id: account.agentId })).toEqual(
    { ended: 0 },
  )
})

import * as access from '@homeward/contract/identity/access'
import { me, signIn, signOut } from '@homeward/contract/identity/sign-in'
import { v7 as uuid } from 'uuid'
import { expect, test } from 'vitest'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call, refusal } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'
import { anAccount, aSuperAdmin, auditActions, nobody } from './testing/factories.ts'

const app = startTestServer()

/** Gives a person an agent in another agency too. */
async function employ(userId: string, agencyId: string) {
  const id = uuid()
  await inAgency(app.db, agencyId, (tx) =>
    tx
      .insertInto('agents')
      .values({
        agency_id: agencyId,
        id,
        user_id: userId,
        first_name: 'Rosa',
        last_name: 'Martinez',
        role: 'nurse',
        type: 'Agent',
        status: 'active',
      })
      .execute(),
  )
  return id
}

test('a person moves between the agencies in which they work, and both note it', async () => {
  const account = await anAccount(app)
  const other = await anAgency(app)
  const agentId = await employ(account.userId, other.agencyId)
  const { token } = account
  const moved = await call(app, nobody, signIn, { token, agent_id: agentId })
  expect(moved).toMatchObject({ agency_id: other.agencyId, role: 'nurse', assignment_id: null })
  expect(await auditActions(app, other.agencyId)).toEqual(['session.switched by Rosa Martinez'])
  expect(await auditActions(app, account.world.agencyId)).toEqual(['agency.left by Rosa Martinez'])

  const back = await call(app, nobody, signIn, { token, agency_id: account.world.agencyId })
  expect(back).toMatchObject({ agent_id: account.agentId, role: 'manager' })
})

test('nobody enters an agency, an agent or an office that is not theirs', async () => {
  const { token } = await anAccount(app)
  const other = await anAgency(app)
  const before = await auditActions(app, other.agencyId)
  const enter = (input: object) => call(app, nobody, signIn, { token, ...input })
  await refusal(enter({ agency_id: other.agencyId }), 'not_found')
  await refusal(enter({ agency_id: uuid() }), 'not_found')
  await refusal(enter({ agent_id: other.manager.agentId }), 'not_found')
  await refusal(enter({ assignment_id: uuid() }), 'not_found')
  await refusal(enter({ agency_id: null }), 'not_found')
  await refusal(call(app, nobody, signIn, { token: 'x'.repeat(43) }), 'wrong_credentials')
  expect(await auditActions(app, other.agencyId)).toEqual(before)
})

test('a super admin enters any agency, which its audit trail says by name, and leaves it', async () => {
  const { token } = await aSuperAdmin(app)
  const [one, two] = [await anAgency(app), await anAgency(app)]
  const entered = await call(app, nobody, signIn, { token, agency_id: one.agencyId })
  expect(entered).toMatchObject({ agency_id: one.agencyId, agent_id: null, role: 'owner' })
  expect(await call(app, { token }, access.listAccounts, {})).toMatchObject({ meta: { page: 1 } })

  await call(app, nobody, signIn, { token, agency_id: two.agencyId })
  await call(app, { token }, signOut, {})
  expect(await auditActions(app, one.agencyId)).toEqual([
    'agency.left by Rosa Martinez',
    'agency.entered by Rosa Martinez',
  ])
  expect(await auditActions(app, two.agencyId)).toEqual([
    'session.ended by Rosa Martinez',
    'agency.entered by Rosa Martinez',
  ])
  await refusal(call(app, { token }, me, {}), 'unauthenticated')
})

test('a super admin who leaves an agency is outside of all, and sees nothing of it any more', async () => {
  const { token } = await aSuperAdmin(app)
  const { agencyId } = await anAgency(app)
  await call(app, nobody, signIn, { token, agency_id: agencyId })
  const outside = await call(app, nobody, signIn, { token, agency_id: null })
  expect(outside).toMatchObject({ agency_id: null, agency: null, agent_id: null, role: null })
  expect(await auditActions(app, agencyId)).toEqual([
    'agency.left by Rosa Martinez',
    'agency.entered by Rosa Martinez',
  ])
  await refusal(call(app, { token }, access.listAccounts, {}), 'forbidden')
  expect(await call(app, { token }, me, {})).toMatchObject({ agency: null })
})

test('a person sees their own agencies, a super admin all of them, by name and in pages', async () => {
  const account = await anAccount(app)
  const { data } = await call(app, account, access.listAgencies, {})
  expect(data.map(({ id }) => id)).toEqual([account.world.agencyId])

  const admin = await aSuperAdmin(app)
  const all = await call(app, admin, access.listAgencies, { items: 2 })
  expect(all.data).toHaveLength(2)
  expect(all.meta.total).toBeGreaterThan(5)
  const search = `Agency ${account.world.agencyId.slice(-6)}`
  const found = await call(app, admin, access.listAgencies, { search })
  expect(found.data.map(({ id }) => id)).toEqual([account.world.agencyId])
})

test('of several offices none is chosen until the person chooses, and that is taken back', async () => {
  const world = await anAgency(app)
  const { token, agentId, office } = await offices(world)
  const at = async (input: object) => (await call(app, nobody, signIn, input)).assignment_id
  expect(await at({ token, agent_id: agentId, assignment_id: office.first })).toBe(office.first)
  expect(await at({ token, agent_id: agentId })).toBe(office.first)
  await office.addSecond()
  expect(await at({ token, agent_id: agentId })).toBeNull()
  expect(await at({ token, agent_id: agentId, assignment_id: office.first })).toBe(office.first)
  expect(await at({ token, agent_id: agentId })).toBeNull()
})

/** A nurse with one office, and a second one to be added. */
async function offices(world: Awaited<ReturnType<typeof anAgency>>) {
  const { token, agentId } = world.nurse
  const { assignment_id } = await call(app, world.nurse, me, {})
  const added = { agency_id: world.agencyId, id: uuid() }
  const addSecond = () =>
    inAgency(app.db, world.agencyId, async (tx) => {
      await tx
        .insertInto('offices')
        .values({ ...added, name: 'Branch' })
        .execute()
      const row = { ...added, agent_id: agentId, office_id: added.id }
      await tx.insertInto('assignments').values(row).execute()
    })
  return { token, agentId, office: { first: assignment_id ?? '', addSecond } }
}

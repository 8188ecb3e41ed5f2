import * as invites from '@homeward/contract/identity/invites'
import { me } from '@homeward/contract/identity/sign-in'
import { updateMe } from '@homeward/contract/identity/accounts'
import pg from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer, testNow } from '../../../testing/test-server.ts'
import {
  type Account,
  anAccount,
  anAgentWithoutAccount,
  auditActions,
  enter,
  lastMail,
  mailsTo,
  nobody,
  part,
  password,
} from '../testing/factories.ts'

const app = startTestServer()
beforeEach(() => app.db.identity.deleteFrom('rate_limits').execute())

const fresh = 'seven tall green trees'

async function ask(login: string) {
  const answer = await call(app, nobody, invites.requestPasswordReset, { login })
  await app.drainJobs()
  return answer
}

/** Id and code of the last reset that was written to an account. */
async function lastReset({ email }: Account) {
  const mails = await mailsTo(app, email)
  const body = mails.find(({ subject }) => subject === 'Choose a new password')?.body ?? ''
  const [id, code] = part(body, /reset-password\?invite=(\S+)/).split('#code=')
  return { id: id ?? '', code: code ?? '' }
}

const accept = ({ id, code }: { id: string; code: string }) =>
  call(app, nobody, invites.acceptInvite, {
    id,
    confirmation_code: code,
    password: fresh,
    password_confirmation: fresh,
  })

test('a reset is asked for by username, e-mail or phone, and sets another password', async () => {
  const account = await anAccount(app)
  for (const login of [account.username, account.email, `+1 ${account.phone}`]) {
    expect(await ask(login)).toEqual({})
  }
  expect(await mailsTo(app, account.email)).toHaveLength(3)
  const reset = await lastReset(account)
  expect(reset.code).toMatch(/^[0-9A-Z]{8}$/)
  expect(await call(app, nobody, invites.getInvite, { id: reset.id })).toMatchObject({
    subject: 'reset_password',
    needs_username: false,
    agency: null,
  })

  expect(await accept(reset)).toEqual({ username: account.username })
  app.setClock('2026-11-02T14:00:02.000Z')
  await refusal(call(app, account, me, {}), 'unauthenticated')
  app.setClock(testNow)
  await refusal(enter(app, account), 'wrong_credentials')
  await enter(app, account, { password: fresh })
  expect((await mailsTo(app, account.email))[0]?.subject).toBe('Your password was changed')
  expect(await auditActions(app, account.world.agencyId)).toContain(
    'password.reset by Rosa Martinez',
  )
})

test('nobody learns whether there is an account: the answer is the same, and so is its work', async () => {
  const account = await anAccount(app)
  const before = await app.db.identity.selectFrom('mails').select('id').execute()
  const known = await call(app, nobody, invites.requestPasswordReset, { login: account.email })
  const unknown = await call(app, nobody, invites.requestPasswordReset, { login: 'no-one-here' })
  expect(known).toEqual(unknown)
  // Neither has been looked at yet: what is done before the answer does not depend on the account.
  const after = await app.db.identity.selectFrom('mails').select('id').execute()
  expect(after).toEqual(before)
  await app.drainJobs()
  expect(await mailsTo(app, account.email)).toHaveLength(1)
})

test('three resets an hour are written, the others silently not', async () => {
  const account = await anAccount(app)
  for (let asked = 0; asked < 5; asked++) await ask(account.email)
  expect(await mailsTo(app, account.email)).toHaveLength(3)
  app.setClock('2026-11-02T15:00:01.000Z')
  await ask(account.email)
  expect(await mailsTo(app, account.email)).toHaveLength(4)
  app.setClock(testNow)
})

test('a reset expires after two hours, and the others end when one was used', async () => {
  const account = await anAccount(app)
  await ask(account.email)
  const first = await lastReset(account)
  await ask(account.email)
  const second = await lastReset(account)
  app.setClock('2026-11-02T16:00:00.000Z')
  await refusal(accept(second), 'invite_over')
  app.setClock('2026-11-02T15:59:59.000Z')
  await accept(second)
  await refusal(accept(first), 'invite_over')
  app.setClock(testNow)
})

test('what was sent to a former address opens nothing', async () => {
  const account = await anAccount(app)
  await ask(account.email)
  const reset = await lastReset(account)
  await call(app, account, updateMe, {
    email: `new-${account.email}`,
    current_password: password,
  })
  await refusal(accept(reset), 'invite_over')
})

test('the office sends a reset, only to the own address of the account', async () => {
  const account = await anAccount(app)
  const { world } = account
  const send = (input: object) =>
    call(app, world.owner, invites.createInvite, { subject: 'reset_password', ...input })
  const sent = await send({ user_id: account.userId })
  expect(sent).toMatchObject({ email: account.email, user_id: account.userId, state: 'open' })
  expect(await lastMail(app, account.email)).toContain('/invite/reset-password?invite=')

  const foreign = await refusal(
    send({ user_id: account.userId, email: 'thief@example.org' }),
    'invalid',
  )
  expect(foreign.errors).toHaveProperty('email')
  const stranger = await anAccount(app)
  await refusal(send({ user_id: stranger.userId }), 'not_found')
  await refusal(send({ agent_id: await anAgentWithoutAccount(app, world) }), 'invalid')

  const again = await call(app, world.owner, invites.renewInvite, { invite_id: sent.id })
  expect(again.email).toBe(account.email)
  await accept(await lastReset(account))
})

test('what was typed as a login is sealed while it waits', async () => {
  await call(app, nobody, invites.requestPasswordReset, { login: 'my-secret-password' })
  const client = new pg.Client({ connectionString: app.db.url })
  await client.connect()
  const { rows } = await client.query('select payload from graphile_worker._private_jobs')
  await client.end()
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('my-secret-password')
  expect(app.logged.join('')).not.toContain('my-secret-password')
})

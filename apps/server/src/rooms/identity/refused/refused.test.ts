import { startSecondFactor } from '@homeward/contract/identity/accounts'
import { listAuditEvents, listFailedSignIns } from '@homeward/contract/identity/audit'
import { signIn } from '@homeward/contract/identity/sign-in'
import { beforeEach, expect, test } from 'vitest'
import { call, refusal, send } from '../../../testing/call.ts'
import { startTestServer, testNow } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { nobody, type Account, anAccount, password } from '../testing/factories.ts'

const app = startTestServer()
let world: World
let account: Account
beforeEach(async () => {
  world = await anAgency(app)
  account = await anAccount(app, 'manager', world)
})

const guess = (address: string, input: object) =>
  send(
    app,
    nobody,
    signIn,
    { username: account.username, password: 'a guess', ...input },
    { address },
  )

const listed = async (who = world.owner) => {
  await app.drainJobs()
  return (await call(app, who, listFailedSignIns, {})).data
}

test('refused sign-ins are listed by account and address, in the agency of the account', async () => {
  for (let times = 0; times < 3; times++) await guess('203.0.113.5', {})
  await guess('198.51.100.8', {})
  const row = { user_id: account.userId, reasons: ['wrong_credentials'] }
  expect(new Set(await listed())).toEqual(
    new Set([
      expect.objectContaining({ ...row, address: '203.0.113.5', failures: 3 }),
      expect.objectContaining({ ...row, address: '198.51.100.8', failures: 1 }),
    ]),
  )
  const elsewhere = await anAgency(app)
  expect(await listed(elsewhere.owner)).toEqual([])
  await refusal(call(app, world.manager, listFailedSignIns, {}), 'forbidden')
})

test('thousands of tries while a wait is on are few events', async () => {
  await Promise.all(Array.from({ length: 100 }, () => guess('203.0.113.6', {})))
  const [row] = await listed()
  expect(row?.reasons).toEqual(['throttled', 'wrong_credentials'])
  expect(row?.failures).toBe(7)
})

test('what was typed is nowhere, and one at no account leaves a line in the log alone', async () => {
  await guess('203.0.113.7', { username: 'hunter2-typed-as-a-name' })
  await guess('203.0.113.7', { password: 'hunter2-typed-as-a-password' })
  expect(await listed()).toHaveLength(1)
  const { data } = await call(app, world.owner, listAuditEvents, { action: 'session.refused' })
  expect(data).toMatchObject([{ actor: 'job sign-in', record_id: account.userId }])
  expect(JSON.stringify(data)).not.toContain('hunter2')
  const log = app.logged.join('\n')
  expect(log).toContain('a sign-in at no account was refused')
  expect(log).not.toContain('hunter2')
})

test('a wrong code after a right password is told apart, and a code that is not typed yet is none', async () => {
  await call(app, account, startSecondFactor, { password })
  await app.db.identity
    .updateTable('users')
    .set({ totp_enabled_at: testNow })
    .where('id', '=', account.userId)
    .execute()
  await guess('203.0.113.9', { password })
  await guess('203.0.113.9', { password, code: '000000' })
  expect(await listed()).toMatchObject([{ failures: 1, reasons: ['second_factor_wrong'] }])
})

test('who signs in leaves no refusal', async () => {
  expect(await guess('203.0.113.8', { password })).toMatchObject({ status: 201 })
  expect(await listed()).toEqual([])
})

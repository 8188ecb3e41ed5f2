import { startSecondFactor } from '@homeward/contract/identity/accounts'
import { expect, test } from 'vitest'
import { call } from '../../testing/call.ts'
import { startTestServer, testNow } from '../../testing/test-server.ts'
import { anAccount, password } from './testing/factories.ts'

const app = startTestServer()

const tryFrom = (remoteAddress: string, data: object) =>
  app.server.inject({ method: 'POST', url: '/api/v1/auth', remoteAddress, payload: { data } })

test('of a thousand wrong passwords few are looked at, and the person gets in elsewhere', async () => {
  const { username } = await anAccount(app)
  const started = performance.now()
  const answers = await Promise.all(
    Array.from({ length: 1000 }, () => tryFrom('203.0.113.9', { username, password: 'a guess' })),
  )
  const statuses = Map.groupBy(answers, ({ statusCode }) => statusCode)
  // Five are free, the sixth begins the wait; that all came at once changes nothing.
  expect(statuses.get(401)).toHaveLength(6)
  expect(statuses.get(429)).toHaveLength(994)
  // A password takes some 17 ms: a thousand of them were not looked at.
  expect(performance.now() - started).toBeLessThan(1000 * 17)

  expect((await tryFrom('203.0.113.9', { username, password })).statusCode).toBe(429)
  expect((await tryFrom('198.51.100.4', { username, password })).statusCode).toBe(201)
})

test('an address that guesses at many accounts is slowed down for all of them', async () => {
  const { username } = await anAccount(app)
  const guess = (at: number) => tryFrom('203.0.113.77', { username: `x${at}`, password: 'guess' })
  const statuses: number[] = []
  for (let at = 0; at < 52; at++) statuses.push((await guess(at)).statusCode)
  expect(statuses.filter((status) => status === 401)).toHaveLength(51)
  expect(statuses.at(-1)).toBe(429)
  expect((await tryFrom('203.0.113.77', { username, password })).statusCode).toBe(429)
})

test('the addresses of one IPv6 network are one address', async () => {
  const { username } = await anAccount(app)
  const guess = (at: number) =>
    tryFrom(`2001:db8:7:7::${at.toString(16)}`, { username, password: 'guess' })
  const statuses: number[] = []
  for (let at = 1; at <= 7; at++) statuses.push((await guess(at)).statusCode)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429])
  const elsewhere = await tryFrom('2001:db8:7:8::1', { username, password })
  expect(elsewhere.statusCode).toBe(201)
})

test('codes that are guessed from many addresses are slowed down for the account', async () => {
  const account = await anAccount(app)
  const { username } = account
  await call(app, account, startSecondFactor, { password })
  await app.db.identity
    .updateTable('users')
    .set({ totp_enabled_at: testNow })
    .where('id', '=', account.userId)
    .execute()
  const guess = (at: number, typed = password) =>
    tryFrom(`198.18.7.${at}`, { username, password: typed, code: '000000' })
  const statuses: number[] = []
  for (let at = 1; at <= 52; at++) statuses.push((await guess(at)).statusCode)
  expect(statuses.slice(0, 51)).not.toContain(429)
  expect(statuses.at(-1)).toBe(429)
  // Who does not know the password neither adds to it nor learns of it.
  expect((await guess(60, 'a guess')).statusCode).toBe(401)
})

test('the waits grow, and after an hour without a try the count begins anew', async () => {
  const { username } = await anAccount(app)
  const from = '203.0.113.55'
  const wrong = async (at: string) => {
    app.setClock(at)
    const { statusCode, headers } = await tryFrom(from, { username, password: 'guess' })
    // Who has to wait is told for how many seconds.
    return statusCode === 429 ? Number(headers['retry-after']) : statusCode
  }
  for (let attempts = 0; attempts < 6; attempts++) expect(await wrong(testNow)).toBe(401)
  expect(await wrong('2026-11-02T14:00:01.000Z')).toBe(1)
  expect(await wrong('2026-11-02T14:00:02.000Z')).toBe(401)
  expect(await wrong('2026-11-02T14:00:03.500Z')).toBe(3)
  expect(await wrong('2026-11-02T14:00:06.000Z')).toBe(401)
  expect(await wrong('2026-11-02T14:00:07.000Z')).toBe(7)
  for (let attempts = 0; attempts < 6; attempts++) {
    expect(await wrong('2026-11-02T15:00:07.000Z')).toBe(401)
  }
  expect(await wrong('2026-11-02T15:00:08.000Z')).toBe(1)
  app.setClock(testNow)
})

test('a right password is no failure, neither for the account nor for the address', async () => {
  const { username } = await anAccount(app)
  const from = '203.0.113.66'
  for (let days = 0; days < 60; days++) {
    expect((await tryFrom(from, { username, password })).statusCode).toBe(201)
  }
})

test('what was typed as a username is not kept as it is', async () => {
  await tryFrom('203.0.113.88', { username: 'my-secret-password', password: 'x' })
  const rows = await app.db.identity.selectFrom('sign_in_failures').select('subject').execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('my-secret-password')
})

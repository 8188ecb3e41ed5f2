import { listAuditEvents } from '@homeward/contract/identity/audit'
import { signIn } from '@homeward/contract/identity/sign-in'
import { type LimitName, limits } from '@homeward/domain/identity/limits'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { openapi } from '../http/openapi.ts'
import { openLimiter } from './limiter.ts'

const app = startTestServer()
let world: World
beforeAll(async () => {
  world = await anAgency(app)
})

const guess = (remoteAddress: string) =>
  app.server.inject({
    method: signIn.method,
    url: `/api/v1${signIn.path}`,
    remoteAddress,
    payload: { data: { username: 'nobody', password: 'guess' } },
  })

const search = (token: string, remoteAddress = '198.51.100.1') =>
  app.server.inject({
    url: `/api/v1${listAuditEvents.path}`,
    remoteAddress,
    headers: { authorization: `Bearer ${token}` },
  })

/** Uses a limit up to its last point, as other processes would. */
const useUp = async (limit: LimitName, subject: string, left: number) => {
  const { points, seconds } = limits[limit]
  await app.db.identity
    .insertInto('rate_limits')
    .values({
      key: `${limit}:${subject}`,
      points: points - left,
      expire: Date.now() + seconds * 1000,
    })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ points: points - left }))
    .execute()
}

test('a limited answer says what the limit is and what is left of it', async () => {
  const first = await guess('203.0.113.1')
  expect(first.statusCode).toBe(401)
  expect(first.headers['ratelimit-policy']).toBe('"sign_in";q=120;w=60')
  expect(first.headers.ratelimit).toBe('"sign_in";r=119;t=60')
  const second = await guess('203.0.113.1')
  expect(second.headers.ratelimit).toMatch(/^"sign_in";r=118;t=(59|60)$/)
})

test('an address that asked too often waits, and another one does not', async () => {
  await useUp('sign_in', '203.0.113.2', 1)
  expect((await guess('203.0.113.2')).statusCode).toBe(401)
  const refused = await guess('203.0.113.2')
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ code: 'throttled' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
  expect(refused.headers.ratelimit).toMatch(/^"sign_in";r=0;t=\d+$/)
  expect((await guess('203.0.113.3')).statusCode).toBe(401)
})

test('a person is counted from every address, and nobody else is', async () => {
  await useUp('search', world.owner.userId, 1)
  expect((await search(world.owner.token)).statusCode).toBe(200)
  expect((await search(world.owner.token, '198.51.100.2')).statusCode).toBe(429)
  expect((await search(world.admin.token)).statusCode).toBe(200)
})

test('a limit begins anew when its time is over', async () => {
  await useUp('sign_in', '203.0.113.4', 0)
  expect((await guess('203.0.113.4')).statusCode).toBe(429)
  await app.db.identity
    .updateTable('rate_limits')
    .set({ expire: Date.now() - 1 })
    .where('key', '=', 'sign_in:203.0.113.4')
    .execute()
  expect((await guess('203.0.113.4')).headers.ratelimit).toBe('"sign_in";r=119;t=60')
})

test('processes count together', async () => {
  const at = { url: app.db.url, log: app.services.log }
  const [one, two] = [openLimiter(at), openLimiter(at)]
  const counted = await Promise.all(
    Array.from({ length: 40 }, (_, index) => (index % 2 ? one : two).count('signup', 'x')),
  )
  expect(counted.filter((each) => each?.allowed)).toHaveLength(limits.signup.points)
  await Promise.all([one.close(), two.close()])
})

test.each([
  ['sign_in', { allowed: false, remaining: 0, reset: 5 }],
  ['reset', { allowed: false, remaining: 0, reset: 5 }],
  ['invite_code', { allowed: false, remaining: 0, reset: 5 }],
  ['reveal', { allowed: false, remaining: 0, reset: 5 }],
  ['search', null],
  ['export', null],
] as const)('%s without anything to count with: %o', async (limit, expected) => {
  const nowhere = openLimiter({ url: 'postgres://nobody@127.0.0.1:1/none', log: app.services.log })
  expect(await nowhere.count(limit, 'somebody')).toEqual(expected)
  expect(app.logged.join('\n')).toContain('calls cannot be counted')
  await nowhere.close()
})

test('calls are counted as the role for people, whoever signed in to the database', async () => {
  const owner = new pg.Client({ connectionString: app.db.url })
  await owner.connect()
  const limiter = openLimiter({ url: app.db.url, log: app.services.log })
  await owner.query('revoke insert on rate_limits from homeward_identity')
  try {
    expect(await limiter.count('signup', 'y')).toMatchObject({ allowed: false, reset: 5 })
  } finally {
    await owner.query('grant insert on rate_limits to homeward_identity')
    await owner.end()
  }
  expect(await limiter.count('signup', 'y')).toMatchObject({ allowed: true })
  await limiter.close()
})

test('the OpenAPI document tells of the limit', () => {
  const { paths } = openapi() as {
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
  }
  const responses = paths['/audit_events']?.get?.responses
  expect(responses).toHaveProperty('429.headers.Retry-After')
  expect(paths['/clients']?.get?.responses).not.toHaveProperty('429')
})

import { endpoint, record } from '@homeward/contract/endpoint'
import { listNotifications } from '@homeward/contract/collaboration/notifications'
import { createTransmission } from '@homeward/contract/billing/transmissions'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { call, refusal, send } from '../../testing/call.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { inAgency } from '../db/transaction.ts'
import { buildServer } from './server.ts'
import { identityVerb, verb } from './verb.ts'

/** Declared and mounted here alone. */
const slow = endpoint({
  room: 'agency',
  summary: 'For these tests',
  method: 'POST',
  path: '/slow_call_of_a_test',
  permission: 'signed_in',
  input: { seconds: z.number(), times: z.int() },
  returns: record(z.object({ limit: z.string() })),
  timeout: 400,
})
const slowVerb = verb(slow, async (ctx, { seconds, times }) => {
  const { tx } = ctx
  await ctx.record({ action: 'agency.updated', type: 'agency', id: ctx.agency.id })
  for (let at = 0; at < times; at++) await sql`select pg_sleep(${seconds})`.execute(tx)
  const { rows } = await sql<{ limit: string }>`
    select current_setting('statement_timeout') as limit`.execute(tx)
  return { limit: rows[0]?.limit ?? '' }
})

const lockOffices = endpoint({
  room: 'agency',
  summary: 'For these tests',
  method: 'POST',
  path: '/locks_of_a_test',
  permission: 'signed_in',
  input: {},
  returns: record(z.object({})),
})
const lockVerb = verb(lockOffices, async ({ tx }) => {
  await sql`select id from offices for update`.execute(tx)
  return {}
})

const plain = startTestServer()
let app: TestServer
let world: World
beforeAll(async () => {
  const options = { webRoot: null, workerReady: () => true, raw: [] }
  app = { ...plain, server: await buildServer(plain.services, plain.db, [slowVerb], options) }
  world = await anAgency(app)
})
afterAll(() => app.server.close())

const noted = () =>
  inAgency(app.db, world.agencyId, async (tx) => {
    const events = tx.selectFrom('audit_events').select('id').where('action', '=', 'agency.updated')
    return (await events.execute()).length
  })

test('a call that keeps to its time is answered, under its own limit', async () => {
  const before = await noted()
  expect(await call(app, world.owner, slow, { seconds: 0, times: 1 })).toEqual({ limit: '400ms' })
  expect(await noted()).toBe(before + 1)
})

test.each([
  ['one statement', 3, 1],
  ['many short ones', 0.15, 4],
])('what takes longer answers 504 and changes nothing: %s', async (_, seconds, times) => {
  const before = await noted()
  const { status, body } = await send(app, world.owner, slow, { seconds, times })
  expect(status).toBe(504)
  expect(body).toMatchObject({
    code: 'timed_out',
    non_field_errors: [expect.stringContaining('Nothing was changed')],
  })
  expect(await noted()).toBe(before)
})

test('the time-out of one call stays with its transaction', async () => {
  await refusal(call(app, world.owner, slow, { seconds: 3, times: 1 }), 'timed_out')
  const limits = await Promise.all(
    Array.from({ length: 8 }, () =>
      inAgency(app.db, world.agencyId, async (tx) => {
        const { rows } = await sql<{ limit: string }>`
          select current_setting('statement_timeout') as limit`.execute(tx)
        return rows[0]?.limit
      }),
    ),
  )
  expect(new Set(limits)).toEqual(new Set(['30s']))
})

test('a call for a person cannot promise a time-out that nothing would keep', () => {
  expect(() => identityVerb(slow, () => Promise.resolve({ limit: '' }))).toThrow('timeout')
})

test('the calls that the specification names declare their patience', () => {
  expect(createTransmission.timeout).toBe(10_000)
  expect(listNotifications.quiet).toBe(true)
})

test('who waits too long for a lock is told so, and when to try again', async () => {
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const held = inAgency(app.db, world.agencyId, async (tx) => {
    await sql`select id from offices for update`.execute(tx)
    lock()
    await released
  })
  await locked
  const options = { webRoot: null, workerReady: () => true, raw: [] }
  const server = await buildServer(plain.services, plain.db, [lockVerb], options)
  const waited = await server.inject({
    method: 'POST',
    url: `/api/v1${lockOffices.path}`,
    headers: { authorization: `Bearer ${world.owner.token}` },
    payload: { data: {} },
  })
  expect(waited.statusCode).toBe(503)
  expect(waited.headers['retry-after']).toBe('1')
  expect(waited.json()).toMatchObject({
    code: 'busy',
    non_field_errors: [expect.stringContaining('Nothing was changed')],
  })
  release()
  await held
  await server.close()
}, 15_000)

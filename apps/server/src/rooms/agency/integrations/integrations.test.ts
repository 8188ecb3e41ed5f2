import { listAuditEvents } from '@homeward/contract/identity/audit'
import {
  createIntegration,
  getIntegration,
  listIntegrations,
  testIntegration,
  updateIntegration,
} from '@homeward/contract/agency/integrations'
import { createServer, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'

const app = startTestServer()

let server: Server
let origin: string
const asked: URL[] = []
/** What the geocoder of the tests answers next. */
let answer: { status: number; body: string; headers?: Record<string, string> }

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://geocoder.example'))
    response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
afterEach(() => {
  vi.unstubAllEnvs()
  asked.length = 0
})

const here = { status: 200, body: '[{"lat": "38.8977", "lon": "-77.0365"}]' }

const aGeocoder = (world: World, more: object = {}) =>
  call(app, world.owner, updateIntegration, {
    kind: 'geocoder',
    enabled: true,
    settings: { endpoint: `${origin}/search` },
    ...more,
  })

const tryIt = (world: World, kind: string) => call(app, world.owner, testIntegration, { kind })

test('every kind is listed, what the process has is read only', async () => {
  const world = await anAgency(app)
  const { data } = await call(app, world.admin, listIntegrations, {})
  expect(
    data.map(({ kind, scope, configured, health }) => [kind, scope, configured, health]),
  ).toEqual([
    ['mail', 'process', false, 'off'],
    ['storage', 'process', true, 'unknown'],
    ['geocoder', 'agency', false, 'off'],
  ])
  await refusal(
    call(app, world.owner, updateIntegration, { kind: 'storage', enabled: false }),
    'integration_of_process',
  )
  await refusal(call(app, world.owner, getIntegration, { kind: 'telegraph' }), 'not_found')
  await refusal(call(app, world.manager, listIntegrations, {}), 'forbidden')
})

test('the storage is tried with a file, and what came of it is kept', async () => {
  const world = await anAgency(app)
  expect(await tryIt(world, 'storage')).toMatchObject({
    health: 'healthy',
    last_tested_at: '2026-11-02T14:00:00.000Z',
    last_test: { ok: true, message: 'A test file was written, read and deleted.' },
  })
  const kept = await call(app, world.owner, getIntegration, { kind: 'storage' })
  expect(kept.health).toBe('healthy')
})

test('a mail server that is not there is told in words', async () => {
  const world = await anAgency(app)
  await refusal(tryIt(world, 'mail'), 'integration_incomplete')
  vi.stubEnv('SMTP_URL', 'smtp://somebody:secret-word@127.0.0.1:9')
  vi.stubEnv('MAIL_FROM', 'office@example.org')
  const tested = await tryIt(world, 'mail')
  expect(tested).toMatchObject({
    enabled: true,
    health: 'failing',
    settings: { server: '127.0.0.1:9', from: 'office@example.org' },
    last_test: { ok: false },
  })
  expect(JSON.stringify(tested)).not.toContain('secret-word')
})

test('a geocoder is set up, tried for real, and switched off', async () => {
  vi.stubEnv('OUTBOUND_PRIVATE_ADDRESSES', 'allow')
  const world = await anAgency(app)
  const settings = { endpoint: `${origin}/search?lang=en`, key_parameter: 'api_key' }
  const set = await aGeocoder(world, { settings, secret: 'the-secret-key' })
  expect(set).toMatchObject({ enabled: true, has_secret: true, health: 'unknown' })
  answer = here
  expect(await tryIt(world, 'geocoder')).toMatchObject({
    health: 'healthy',
    last_test: { ok: true },
  })
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    lang: 'en',
    countrycodes: 'us',
    limit: '1',
    api_key: 'the-secret-key',
  })
  // New settings were not tried yet.
  expect((await aGeocoder(world)).health).toBe('unknown')
  const off = { kind: 'geocoder', enabled: false }
  expect((await call(app, world.owner, updateIntegration, off)).health).toBe('off')
})

test.each([
  ['another status', { status: 503, body: '' }, 'status 503'],
  [
    'a redirect',
    { status: 302, body: '', headers: { location: 'http://127.0.0.1/' } },
    'status 302',
  ],
  ['no JSON', { status: 200, body: '<html>' }, 'not JSON'],
  ['something else', { status: 200, body: '{"error": 1}' }, 'list of places'],
  ['nothing', { status: 200, body: '[]' }, 'did not find'],
  ['too much', { status: 200, body: `[${' '.repeat(1_100_000)}]` }, 'larger than 1 MB'],
])('a geocoder that answers %s fails in words', async (_, answered, words) => {
  vi.stubEnv('OUTBOUND_PRIVATE_ADDRESSES', 'allow')
  const world = await anAgency(app)
  await aGeocoder(world)
  answer = answered
  const { health, last_test } = await tryIt(world, 'geocoder')
  expect(health).toBe('failing')
  expect(last_test?.message).toContain(words)
})

test('a secret is kept sealed and answered to nobody', async () => {
  vi.stubEnv('OUTBOUND_PRIVATE_ADDRESSES', 'allow')
  const world = await anAgency(app)
  const told = [JSON.stringify(await aGeocoder(world, { secret: 'the-secret-key' }))]
  const { data } = await call(app, world.owner, listIntegrations, {})
  const events = await call(app, world.owner, listAuditEvents, { record_type: 'integration' })
  told.push(JSON.stringify(data), JSON.stringify(events), app.logged.join('\n'))
  expect(told.filter((text) => text.includes('the-secret-key'))).toEqual([])
  const row = await inAgency(app.db, world.agencyId, (tx) =>
    tx.selectFrom('integrations').selectAll().executeTakeFirstOrThrow(),
  )
  expect(JSON.stringify(row)).not.toContain('the-secret-key')
  expect(row.secret_sealed).toMatch(/^t1\./)
  const { has_secret } = await aGeocoder(world)
  expect(has_secret).toBe(true)
  expect((await aGeocoder(world, { secret: null })).has_secret).toBe(false)
})

test.each([
  'https://127.0.0.1/search',
  'https://localhost/search',
  'https://10.0.0.8/search',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/search',
  'https://[::ffff:127.0.0.1]/search',
  'https://2130706433/search',
  'https://0x7f.1/search',
  'http://8.8.8.8/search',
  'https://user:word@8.8.8.8/search',
  'https://no-such-name.invalid/search',
])('the address %s is refused at its field', async (endpoint) => {
  const world = await anAgency(app)
  const { errors } = await refusal(
    aGeocoder(world, { settings: { endpoint } }),
    'address_not_public',
  )
  expect(errors['settings.endpoint']).toHaveLength(1)
})

test('an address that was public when it was set up is looked at again when it is asked', async () => {
  vi.stubEnv('OUTBOUND_PRIVATE_ADDRESSES', 'allow')
  const world = await anAgency(app)
  await aGeocoder(world)
  vi.stubEnv('OUTBOUND_PRIVATE_ADDRESSES', '')
  answer = here
  expect((await tryIt(world, 'geocoder')).last_test).toMatchObject({ ok: false })
  expect(asked).toEqual([])
})

test('a kind is not switched on before its settings are complete', async () => {
  const world = await anAgency(app)
  const on = { kind: 'geocoder', enabled: true }
  await refusal(call(app, world.owner, updateIntegration, on), 'integration_incomplete')
  const more = { kind: 'geocoder', settings: { endpoint: 'https://8.8.4.4/search', path: '/etc' } }
  const { errors } = await refusal(call(app, world.owner, updateIntegration, more), 'invalid')
  expect(errors).toHaveProperty(['settings.path'])
})

test('an integration is set up once by its kind, switched on, and changed where it stands', async () => {
  vi.stubEnv('OUTBOUND_PRIVATE_ADDRESSES', 'allow')
  const world = await anAgency(app)
  const add = (input: object = {}) =>
    call(app, world.owner, createIntegration, { kind: 'geocoder', ...input })
  await refusal(add(), 'integration_incomplete')
  await refusal(add({ kind: 'mail' }), 'integration_of_process')
  expect((await refusal(add({ kind: 'nothing' }), 'invalid')).errors).toHaveProperty('kind')
  const settings = { endpoint: `${origin}/search` }
  const made = await Promise.allSettled([add({ settings }), add({ settings })])
  expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await refusal(add({ settings }), 'integration_exists')
  const { enabled, configured } = await call(app, world.owner, getIntegration, { kind: 'geocoder' })
  expect({ enabled, configured }).toEqual({ enabled: true, configured: true })
  await refusal(call(app, world.manager, createIntegration, { kind: 'geocoder' }), 'forbidden')
})

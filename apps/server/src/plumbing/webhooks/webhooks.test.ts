import { createHmac } from 'node:crypto'
import { webhook } from '@homeward/contract/webhook'
import { limits } from '@homeward/domain/identity/limits'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { inAgency } from '../db/transaction.ts'
import { openapi } from '../http/openapi.ts'
import { buildServer } from '../http/server.ts'
import { isSigned } from './signature.ts'
import { webhookVerb } from './webhook-verb.ts'

const secret = 'the secret of the account'

/** Declared and mounted here alone: the product has no webhook yet. */
const callStarted = webhook({
  room: 'calls',
  summary: 'A call came in',
  path: '/webhooks/:agency/test_call',
  takes: 'form',
  answers: 'xml',
  signature: 'twilio',
  delivery: { header: 'i-twilio-idempotency-token' },
  input: { From: z.string(), Digits: z.string().optional() },
  bodyLimit: 2000,
})
const resultCame = webhook({
  room: 'screening',
  summary: 'A result is there',
  path: '/webhooks/:agency/test_result',
  takes: 'json',
  answers: 'nothing',
  signature: 'hmac_sha256',
  delivery: { field: 'id' },
  input: { id: z.string(), fails: z.boolean().default(false) },
})

const app = startTestServer()
let server: FastifyInstance
let world: World
let calls = 0
beforeAll(async () => {
  world = await anAgency(app)
  const account = async (_: unknown, { agency }: Record<string, string>) =>
    agency === world.agencyId ? { agencyId: agency, secret } : null
  const note = { action: 'agency.updated', type: 'agency', id: world.agencyId } as const
  server = await buildServer(app.services, app.db, [], {
    webRoot: null,
    workerReady: () => true,
    raw: [],
    webhooks: [
      webhookVerb(callStarted, account, async (ctx, { From }) => {
        await ctx.record({ ...note })
        return `<Response><Say>${++calls}: ${From}</Say></Response>`
      }),
      webhookVerb(resultCame, account, async (ctx, { fails }) => {
        await ctx.record({ ...note })
        if (fails) throw new Error('The verb failed.')
      }),
    ],
  })
})
afterAll(() => server.close())
beforeEach(() => app.db.identity.deleteFrom('rate_limits').execute())

const events = () =>
  inAgency(app.db, world.agencyId, async (tx) => {
    const rows = await tx.selectFrom('audit_events').select(['action', 'actor']).execute()
    return rows.map(({ action, actor }) => `${action} by ${actor}`)
  })
const deliveries = () =>
  inAgency(app.db, world.agencyId, (tx) =>
    tx.selectFrom('webhook_deliveries').selectAll().execute(),
  )

type Sent = { token?: string; agency?: string; secret?: string; query?: string }

function ring(fields: Record<string, string>, sent: Sent = {}) {
  const path = `/api/v1/webhooks/${sent.agency ?? world.agencyId}/test_call${sent.query ?? ''}`
  const covered = Object.entries(fields)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flat()
    .join('')
  const signature = createHmac('sha1', sent.secret ?? secret)
    .update(`https://homeward.test${path}${covered}`)
    .digest('base64')
  return server.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signature,
      ...(sent.token !== undefined && { 'i-twilio-idempotency-token': sent.token }),
    },
    payload: new URLSearchParams(fields).toString(),
  })
}

function deliver(payload: string, at: Date = app.services.clock()) {
  const seconds = Math.floor(at.getTime() / 1000)
  const hex = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')
  return server.inject({
    method: 'POST',
    url: `/api/v1/webhooks/${world.agencyId}/test_result`,
    headers: { 'content-type': 'application/json', 'x-signature': `t=${seconds},v1=${hex}` },
    payload,
  })
}

test("Twilio's own example of a signature is right, and no other is", () => {
  const example = (signature: string) => ({
    url: 'https://mycompany.com/myapp.php?foo=1&bar=2',
    raw: Buffer.from(
      'CallSid=CA1234567890ABCDE&Caller=%2B14158675309&Digits=1234&From=%2B14158675309&To=%2B18005551212',
    ),
    header: () => signature,
  })
  const now = new Date()
  expect(isSigned('twilio', '12345', example('RSOYDt4T1cUTdK1PDd93/VVr8B8='), now)).toBe(true)
  expect(isSigned('twilio', '12346', example('RSOYDt4T1cUTdK1PDd93/VVr8B8='), now)).toBe(false)
  expect(isSigned('twilio', '12345', example(''), now)).toBe(false)
})

test('a form that is signed is answered in XML; what it sends beyond the declaration is left out', async () => {
  const answer = await ring({ From: '+19195550100', SomethingNew: 'x' }, { token: 'xml-1' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/xml; charset=utf-8')
  expect(answer.body).toMatch(/^<Response><Say>\d+: \+19195550100<\/Say><\/Response>$/)
  expect(await events()).toContain('webhook.received by job webhook /webhooks/:agency/test_call')
})

test('the address is signed with its query', async () => {
  const answer = await ring({ From: '+1919' }, { token: 'query-1', query: '?step=2' })
  expect(answer.statusCode).toBe(200)
})

test('a delivery that comes again is answered the same, and done once', async () => {
  const first = await ring({ From: '+1' }, { token: 'twice-1' })
  const before = await events()
  const again = await Promise.all([
    ring({ From: '+1' }, { token: 'twice-1' }),
    ring({ From: '+1' }, { token: 'twice-1' }),
  ])
  expect(again.map(({ body }) => body)).toEqual([first.body, first.body])
  expect(await events()).toEqual(before)
  const other = await ring({ From: '+1' }, { token: 'twice-2' })
  expect(other.body).not.toBe(first.body)
})

test.each([
  ['another secret', { token: 'bad-1', secret: 'guessed' }],
  ['an agency that has no such account', { token: 'bad-2', agency: crypto.randomUUID() }],
  ['a path that names none', { token: 'bad-3', agency: 'nothing' }],
])('%s is refused with 403 and leaves nothing but a line in the log', async (_, sent) => {
  const before = [await events(), await deliveries()]
  const answer = await ring({ From: '+19195550199' }, sent)
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject({ code: 'signature_wrong' })
  expect([await events(), await deliveries()]).toEqual(before)
  const logged = app.logged.join('')
  expect(logged).toContain('"webhook":"/webhooks/:agency/test_call"')
  expect(logged).not.toContain('19195550199')
})

test('who signs wrongly is counted per address; who signs rightly from there is let in', async () => {
  for (let times = 0; times < limits.webhook_refused.points; times++)
    expect((await ring({ From: '+1' }, { secret: 'guessed' })).statusCode).toBe(403)
  expect((await ring({ From: '+1' }, { secret: 'guessed' })).statusCode).toBe(429)
  expect((await ring({ From: '+1' }, { token: 'limit-1' })).statusCode).toBe(200)
})

test('a delivery that is too large, or of another kind of content, is refused', async () => {
  const large = await ring({ From: 'x'.repeat(3000) }, { token: 'large-1' })
  expect(large.statusCode).toBe(413)
  const other = await server.inject({
    method: 'POST',
    url: `/api/v1/webhooks/${world.agencyId}/test_call`,
    headers: { 'content-type': 'application/json' },
    payload: '{}',
  })
  expect([400, 415]).toContain(other.statusCode)
})

test('JSON with a signed time is taken, and answered with nothing', async () => {
  const answer = await deliver('{"id": "r-1"}')
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  const [kept] = (await deliveries()).filter(({ path }) => path === resultCame.path)
  expect(kept).toMatchObject({ answer: null })
  expect(kept?.delivery.toString('latin1')).not.toContain('r-1')
})

test.each([-301, 301])('a signed time that lies %i seconds away is refused', async (seconds) => {
  const at = new Date(app.services.clock().getTime() + seconds * 1000)
  expect((await deliver('{"id": "r-2"}', at)).statusCode).toBe(403)
})

test.each([
  ['{"id": 7}', 422],
  ['{"id": ""}', 400],
  ['{', 400],
  ['{"id": "a\\u0000"}', 422],
])('signed content of %s is refused with %i', async (payload, status) => {
  expect((await deliver(payload)).statusCode).toBe(status)
})

test('a delivery that failed may come again', async () => {
  const before = await deliveries()
  expect((await deliver('{"id": "r-3", "fails": true}')).statusCode).toBe(500)
  expect(await deliveries()).toEqual(before)
  expect((await deliver('{"id": "r-3"}')).statusCode).toBe(204)
})

test('OpenAPI tells of a webhook: its content, its signature and its answer', () => {
  const { paths } = openapi([callStarted, resultCame]) as {
    paths: Record<string, { post: Record<string, object> }>
  }
  expect(paths['/webhooks/{agency}/test_call']?.post).toMatchObject({
    security: [],
    description: expect.stringContaining('twilio'),
    requestBody: { content: { 'application/x-www-form-urlencoded': {} } },
    responses: { 200: { content: { 'text/xml': {} } }, 403: {} },
  })
  expect(paths['/webhooks/{agency}/test_result']?.post.responses).toHaveProperty('204')
})

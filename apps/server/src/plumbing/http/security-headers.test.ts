import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startUpload } from '@homeward/contract/files/uploads'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawRoutes, routes } from '../../rooms/routes.ts'
import { call } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'
import { buildServer } from './server.ts'

const app = startTestServer()
let root: string
let server: FastifyInstance
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'homeward-web-'))
  await mkdir(join(root, 'assets'))
  await writeFile(join(root, 'index.html'), '<p>the app</p>')
  await writeFile(join(root, 'assets', 'a-1.js'), 'first')
  server = await buildServer(app.services, app.db, routes, {
    webRoot: root,
    workerReady: () => true,
    raw: rawRoutes,
    trustProxy: '10.0.0.0/8',
  })
})
afterAll(async () => {
  await server.close()
  await rm(root, { recursive: true, force: true })
})

const answers: [kind: string, url: string, status: number][] = [
  ['a page of the app', '/clients', 200],
  ['the front page', '/', 200],
  ['a built file', '/assets/a-1.js', 200],
  ['a file that is not there', '/assets/gone.js', 404],
  ['an answer of the API', '/api/v1/openapi.json', 200],
  ['a refusal of the API', '/api/v1/clients', 401],
  ['a call that there is not', '/api/v1/nothing', 404],
  ['the documents', '/api/docs', 200],
  ['health', '/health', 200],
  ['readiness', '/ready', 200],
  ['an address that cannot be read', '/api/v1/%ff', 400],
  ['a page whose address cannot be read', '/%', 400],
  ['a parameter of great length', `/api/v1/clients/${'x'.repeat(3000)}`, 401],
  ['a file with a token that is none', '/api/v1/files/nothing', 404],
]

const strict = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-request-id': expect.any(String),
}

test.each(answers)('%s (%s) carries every header', async (_, url, status) => {
  const { statusCode, headers } = await server.inject({ url })
  expect(statusCode).toBe(status)
  expect(headers).toMatchObject(strict)
  expect(headers).not.toHaveProperty('strict-transport-security')
  expect(headers).not.toHaveProperty('x-powered-by')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("object-src 'none'")
  expect(policy.match(/[^;]*unsafe[^;]*/g)).toEqual(["style-src 'self' 'unsafe-inline'"])
})

test('an answer that failed inside carries them too, and so does a file', async () => {
  const world = await anAgency(app)
  const started = await call(app, world.owner, startUpload, {
    filename: 'a.txt',
    byte_size: 3,
    content_type: 'text/plain',
  })
  const put = await server.inject({
    method: 'PUT',
    url: started.url,
    payload: 'abc',
  })
  expect(put.statusCode).toBeLessThan(300)
  expect(put.headers).toMatchObject(strict)
})

const proxied = (remoteAddress: string) =>
  server.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-proto': 'https' } })

test('HTTPS is asked for ever after where a proxy that is trusted says it was used', async () => {
  const trusted = await proxied('10.1.2.3')
  expect(trusted.headers['strict-transport-security']).toContain('max-age=63072000')
  const anybody = await proxied('203.0.113.9')
  expect(anybody.headers).not.toHaveProperty('strict-transport-security')
})

test('sockets are allowed to the host that was asked, and to no made-up one', async () => {
  const policyFor = async (host: string) =>
    String(
      (await server.inject({ url: '/', headers: { host } })).headers['content-security-policy'],
    )
  expect(await policyFor('care.example.org:8443')).toContain(
    "connect-src 'self' ws://care.example.org:8443 wss://care.example.org:8443",
  )
  expect(await policyFor("x; script-src 'unsafe-inline'")).not.toContain(
    "script-src 'unsafe-inline'",
  )
})

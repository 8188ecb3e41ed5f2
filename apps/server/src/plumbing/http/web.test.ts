import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawRoutes, routes } from '../../rooms/routes.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { buildServer } from './server.ts'

const long = 'long '.repeat(1000)
const app = startTestServer()
let root: string
let server: FastifyInstance
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'homeward-web-'))
  await mkdir(join(root, 'assets'))
  await writeFile(join(root, 'index.html'), '<p>the app</p>')
  await writeFile(join(root, 'assets', 'a-1.js'), 'first')
  const script = join(root, 'assets', 'long-1.js')
  await writeFile(script, long)
  await writeFile(`${script}.br`, brotliCompressSync(long))
  await writeFile(`${script}.gz`, gzipSync(long))
  server = await buildServer(app.services, app.db, routes, {
    webRoot: root,
    workerReady: () => true,
    raw: rawRoutes,
  })
})
afterAll(async () => {
  await server.close()
  await rm(root, { recursive: true, force: true })
})

test.each(['/', '/signin', '/clients/0198/edit?tab=x', '/?from=mail'])(
  '%s answers the app, which finds the screen by itself',
  async (url) => {
    const answer = await server.inject({ url })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('<p>the app</p>')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';")
  },
)

test('a hashed file lasts, and one that a later build brings is found', async () => {
  const first = await server.inject({ url: '/assets/a-1.js' })
  expect([first.body, first.headers['cache-control']]).toEqual([
    'first',
    'public, max-age=31536000, immutable',
  ])
  await writeFile(join(root, 'assets', 'a-2.js'), 'second')
  expect((await server.inject({ url: '/assets/a-2.js' })).body).toBe('second')
})

test.each(['/assets/gone.js', '/../package.json', '/assets/..%2f..%2fpackage.json'])(
  '%s is not there, and is not answered with the app',
  async (url) => {
    const answer = await server.inject({ url })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.body).not.toContain('the app')
  },
)

const asked = (
  accepts: string,
  more: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) =>
  server.inject({
    method,
    url: '/assets/long-1.js',
    headers: { 'accept-encoding': accepts, ...more },
  })

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['br;q=0.1, gzip', 'gzip', gunzipSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0', undefined, (content: Buffer) => content],
  ['zstd', undefined, (content: Buffer) => content],
] as const)('%s gets the file as the build laid it: %s', async (accepts, encoding, read) => {
  const answer = await asked(accepts)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'content-length': String(answer.rawPayload.length),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  })
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(read(answer.rawPayload).toString()).toBe(long)
})

test('each form of a file has its own tag, by which it is not sent twice', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (accepts) => {
      const { etag } = (await asked(accepts)).headers
      const again = await asked(accepts, { 'if-none-match': String(etag) })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      return etag
    }),
  )
  expect(new Set(tags).size).toBe(3)
})

test('the head of a file is that of its form, and a part of it is a part of the form', async () => {
  const whole = await asked('br')
  const head = await asked('br', {}, 'HEAD')
  expect(head.rawPayload).toHaveLength(0)
  for (const name of ['content-length', 'content-encoding', 'etag', 'cache-control', 'vary'])
    expect(head.headers[name], name).toBe(whole.headers[name])
  const part = await asked('br', { range: 'bytes=2-5' })
  expect(part.statusCode).toBe(206)
  expect(part.rawPayload).toEqual(whole.rawPayload.subarray(2, 6))
  expect(part.headers['content-range']).toBe(`bytes 2-5/${whole.rawPayload.length}`)
  expect((await asked('br', { range: 'bytes=90000-' })).statusCode).toBe(400)
})

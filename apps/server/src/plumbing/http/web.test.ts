import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawRoutes, routes } from '../../rooms/routes.ts'
import { startTestServer } from '../../testing/test-server.ts'
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

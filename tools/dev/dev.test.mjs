import { createServer, request } from 'node:http'
import { createServer as createVite } from 'vite'
import { afterEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../process/postgres.mjs'
import { concernsServer } from './changes.mjs'
import { proxyTo } from './proxy.mjs'
import { restartable } from './restartable.mjs'

describe('one address', () => {
  /** @type {(() => unknown)[]} */
  const ends = []
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end()
  })

  /** @param {() => Promise<unknown>} ready @returns {Promise<string>} Vite's address */
  async function behind(ready) {
    const api = createServer(({ headers, url }, response) => {
      response.end(`server of ${headers.host}: ${url}`)
    })
    api.on('upgrade', ({ headers }, socket) => {
      socket.end(`HTTP/1.1 418 ${headers.origin}\r\nconnection: close\r\n\r\n`)
    })
    await new Promise((resolve) => api.listen(0, '127.0.0.1', () => resolve(null)))
    ends.push(() => api.close())
    const { folder, remove } = temporaryFolder()
    ends.push(remove)
    const vite = await createVite({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      appType: 'custom',
      server: { host: '127.0.0.1', port: 0, proxy: proxyTo(addressOf(api), ready) },
    })
    ends.push(() => vite.close())
    await vite.listen()
    return addressOf(vite.httpServer)
  }

  /** @param {{ address: () => unknown } | null} server */
  const addressOf = (server) =>
    `http://127.0.0.1:${/** @type {{ port: number } | undefined} */ (server?.address())?.port}`

  const up = () => Promise.resolve()

  test.each(['/api/v1/me', '/api/docs', '/live/?EIO=4', '/health', '/ready'])(
    'sends %s to the server, which sees the host of the browser',
    async (path) => {
      const url = await behind(up)
      const answer = await fetch(url + path)
      expect(await answer.text()).toBe(`server of ${new URL(url).host}: ${path}`)
    },
  )

  test.each(['/apiary', '/livestock', '/healthy', '/clients/api/1'])(
    'keeps %s, which only looks like it',
    async (path) => {
      const answer = await fetch((await behind(up)) + path)
      expect(answer.status).toBe(404)
    },
  )

  test('sends a socket to the server, with the origin of the page', async () => {
    const url = await behind(up)
    const headers = { connection: 'Upgrade', upgrade: 'websocket', origin: url }
    const answer = await new Promise((resolve, reject) => {
      const asked = request(`${url}/live/`, { headers })
      asked.once('response', ({ statusCode, statusMessage }) =>
        resolve(`${statusCode} ${statusMessage}`),
      )
      asked.once('error', reject)
      asked.end()
    })
    expect(answer).toBe(`418 ${url}`)
  })

  test('lets a request wait until the server is back', async () => {
    const { promise, resolve } = Promise.withResolvers()
    const url = await behind(() => promise)
    let answered = false
    const waiting = fetch(`${url}/api/v1/me`).then((answer) => {
      answered = true
      return answer.status
    })
    await new Promise((later) => setTimeout(later, 100))
    expect(answered).toBe(false)
    resolve(null)
    expect(await waiting).toBe(200)
  })
})

describe('the server restarts', () => {
  test.each([
    'apps/server/src/rooms/visits/update-visit.ts',
    'apps/server/src/migrations/0001_foundation.sql',
    'packages/domain/src/visits/status.ts',
  ])('for %s', (path) => expect(concernsServer(path)).toBe(true))

  test.each([
    'apps/server/src/rooms/visits/visits.test.ts',
    'apps/server/src/testing/global-setup.ts',
    'apps/web/src/main.tsx',
    'packages/domain/package.json.swp',
  ])('not for %s', (path) => expect(concernsServer(path)).toBe(false))

  /** Programs that say when they start and end. */
  function programs() {
    /** @type {string[]} */
    const said = []
    let count = 0
    const start = () => {
      const name = ++count
      said.push(`start ${name}`)
      return {
        ready: Promise.resolve(true),
        stop: async () => {
          await new Promise((resolve) => setTimeout(resolve, 10))
          said.push(`end ${name}`)
        },
      }
    }
    return { start, said }
  }

  test('once for many changes, and never two at a time', async () => {
    const { start, said } = programs()
    const server = restartable(start)
    await Promise.all([server.restart(), server.restart(), server.restart()])
    await server.restart()
    expect(said).toEqual(['start 1', 'end 1', 'start 2', 'end 2', 'start 3'])
  })

  test('no more after the end', async () => {
    const { start, said } = programs()
    const server = restartable(start)
    const restart = server.restart()
    await server.stop()
    await restart
    expect(said.filter((line) => line.startsWith('start'))).toEqual(['start 1'])
  })
})

import type { Topic } from '@homeward/contract/signals'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp } from './app.ts'
import { makeCtx } from './plumbing/context.ts'
import { inAgency } from './plumbing/db/transaction.ts'
import { startTestServer } from './testing/test-server.ts'
import { anAgency, type World } from './testing/world.ts'

const app = startTestServer()
const log = pino({ level: 'silent' })
let running: Awaited<ReturnType<typeof startApp>>
let folder: string

beforeAll(async () => {
  // The app runs by the real clock, and so do the sessions that are made here.
  app.setClock(new Date().toISOString())
  folder = await mkdtemp(join(tmpdir(), 'homeward-app-'))
  running = await startApp({ ...place(), port: 0 })
})
afterAll(async () => {
  await running.close()
  await rm(folder, { recursive: true, force: true })
})

const place = () => ({
  databaseUrl: app.db.url,
  host: '127.0.0.1',
  dataDir: folder,
  webRoot: null,
  log,
})

const connect = (token: string): Socket =>
  io(running.address, {
    path: '/live',
    transports: ['websocket'],
    auth: { token },
    reconnection: false,
  })

const tell = (world: World, topic: Topic, outcome: 'commit' | 'roll back') =>
  inAgency(app.db, world.agencyId, async (tx) => {
    const agency = {
      id: world.agencyId,
      name: '',
      timeZone: 'America/New_York',
      locationTolerance: 150,
      lateAfter: 10,
    }
    const actor = { kind: 'job', name: 'test' } as const
    const ctx = makeCtx(app.services, tx, { agency, actor, requestId: 'r' })
    await ctx.live(topic, world.officeId)
    if (outcome === 'roll back') throw new Error('rolled back')
  }).catch(() => undefined)

test('a started app is live and ready, jobs and all', async () => {
  expect(await (await fetch(`${running.address}/health`)).json()).toEqual({ status: 'live' })
  expect(await (await fetch(`${running.address}/ready`)).json()).toEqual({
    status: 'ready',
    database: true,
    worker: true,
  })
})

test('a port that is taken is told by its code, and what was started is stopped', async () => {
  const port = Number(new URL(running.address).port)
  await expect(startApp({ ...place(), port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

test('an open screen hears what was committed in its agency, and nothing else', async () => {
  const [here, there] = [await anAgency(app), await anAgency(app)]
  const socket = connect(here.owner.token)
  const heard: unknown[] = []
  socket.on('changed', (event: unknown) => heard.push(event))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  const last = new Promise((resolve) => {
    socket.on('changed', (event: { topic: string }) => event.topic === 'claim' && resolve(null))
  })
  await tell(there, 'payor', 'commit')
  await tell(here, 'client', 'roll back')
  await tell(here, 'visit', 'commit')
  await tell(here, 'claim', 'commit')
  await last
  expect(heard).toEqual([
    { topic: 'visit', id: here.officeId },
    { topic: 'claim', id: here.officeId },
  ])
  socket.disconnect()
})

test('a socket without a session is turned away', async () => {
  const socket = connect('x'.repeat(43))
  const refused = await new Promise<Error>((resolve, reject) => {
    socket.once('connect', () => reject(new Error('it was let in')))
    socket.once('connect_error', resolve)
  })
  expect(refused.message).toBe('unauthorized')
  socket.disconnect()
})

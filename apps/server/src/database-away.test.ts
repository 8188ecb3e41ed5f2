import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startApp } from './app.ts'
import { aRoad } from './testing/road.ts'
import { startTestServer } from './testing/test-server.ts'
import { anAgency, type World } from './testing/world.ts'

// Its connections are cut.
const app = startTestServer({ ownDatabase: true })
let owner: pg.Client
let road: Awaited<ReturnType<typeof aRoad>>
let running: Awaited<ReturnType<typeof startApp>>
let folder: string
let world: World

beforeAll(async () => {
  app.setClock(new Date().toISOString())
  world = await anAgency(app)
  owner = new pg.Client({ connectionString: app.db.url })
  await owner.connect()
  folder = await mkdtemp(join(tmpdir(), 'homeward-away-'))
  road = await aRoad(app.db.url)
  running = await startApp({
    databaseUrl: road.url,
    port: 0,
    host: '127.0.0.1',
    dataDir: folder,
    webRoot: null,
    log: pino({ level: 'silent' }),
    keys: app.services.keys,
  })
})
afterAll(async () => {
  await running.close()
  await road.close()
  await owner.end()
  await rm(folder, { recursive: true, force: true })
})

const ask = async (path: string) => {
  const response = await fetch(`${running.address}${path}`, {
    headers: { authorization: `Bearer ${world.owner.token}` },
  })
  return { status: response.status, retry: response.headers.get('retry-after') }
}
const clients = '/api/v1/clients'

const addClient = async () => {
  const { status } = await fetch(`${running.address}${clients}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${world.owner.token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      data: { first_name: 'Ana', last_name: 'Diaz', office_id: world.officeId },
    }),
  })
  return status
}

/** A write reaches an open screen, is sealed in the trail, and a job is run. */
async function heardAndDone() {
  const socket = io(running.address, {
    path: '/live',
    transports: ['websocket'],
    auth: { token: world.owner.token },
    reconnection: false,
  })
  let heard = false
  socket.on('changed', () => void (heard = true))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  // What is told before the connection that hears stands again is not heard.
  await vi.waitFor(
    async () => {
      expect(await addClient()).toBe(201)
      expect(heard).toBe(true)
    },
    { timeout: 5000, interval: 300 },
  )
  socket.disconnect()
  await owner.query(`select app.enqueue($1, json_build_object('agency_id', $2::text))`, [
    'audit.seal',
    world.agencyId,
  ])
  // A job that failed while the database was away is tried again some time later.
  const left = `select (select count(*) from audit_waiting)::int as unsealed,
    (select json_agg(j) from graphile_worker.jobs j
      where task_identifier = 'audit.seal' and run_at <= now()) as jobs`
  await vi.waitFor(
    async () => expect((await owner.query(left)).rows).toEqual([{ unsealed: 0, jobs: null }]),
    10_000,
  )
}

/** Every connection but that of the test itself. */
const endBackends = () =>
  owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )

test('backends that are ended while requests run cost those requests and nothing else', async () => {
  expect((await ask(clients)).status).toBe(200)
  const asked = Array.from({ length: 60 }, async (_, at) => {
    await new Promise((resolve) => setTimeout(resolve, at * 10))
    return ask(clients)
  })
  for (let times = 0; times < 4; times++) {
    await endBackends()
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  for (const { status, retry } of await Promise.all(asked)) {
    expect([status, retry]).toEqual(status === 200 ? [200, null] : [503, '2'])
  }
  await vi.waitFor(async () => expect((await ask(clients)).status).toBe(200), 5000)
})

test('while the database is away requests answer 503, and afterwards all works by itself', async () => {
  expect((await ask('/ready')).status).toBe(200)
  await road.close()
  const away = await Promise.all([ask(clients), ask(clients), ask('/health')])
  expect(away).toEqual([
    { status: 503, retry: '2' },
    { status: 503, retry: '2' },
    { status: 200, retry: null },
  ])
  // As long as the runner of jobs and the hearers need to notice it and to fail several times.
  await vi.waitFor(async () => expect((await ask('/ready')).status).toBe(503), {
    timeout: 5000,
    interval: 500,
  })
  await new Promise((resolve) => setTimeout(resolve, 4000))
  await road.reopen()
  await vi.waitFor(async () => expect((await ask('/ready')).status).toBe(200), 5000)
  expect((await ask(clients)).status).toBe(200)
  await heardAndDone()
}, 40_000)

test('a way that is open and says nothing is given up after three seconds', async () => {
  await road.close()
  const kept = new Set<Socket>()
  const silent = createServer((one) => void kept.add(one))
  const port = Number(new URL(road.url).port)
  await new Promise<void>((resolve) => void silent.listen(port, '127.0.0.1', resolve))
  const began = performance.now()
  expect(await ask(clients)).toEqual({ status: 503, retry: '2' })
  expect(performance.now() - began).toBeLessThan(4500)
  silent.close()
  for (const one of kept) one.destroy()
  await new Promise((resolve) => setTimeout(resolve, 100))
  await road.reopen()
}, 20_000)

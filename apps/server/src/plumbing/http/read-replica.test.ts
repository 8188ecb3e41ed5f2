import { getClient, listClients } from '@homeward/contract/clients/clients'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { rawRoutes, routes } from '../../rooms/routes.ts'
import { aClient } from '../../rooms/clients/testing/factories.ts'
import { call, refusal } from '../../testing/call.ts'
import { startStreaming, type Streaming } from '../../testing/streaming-copy.ts'
import { type TestServer, testNow } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'
import { freshKey, readKeys } from '../crypto/protected.ts'
import { type Database, openDatabase } from '../db/pool.ts'
import type { Replica } from '../db/replica.ts'
import { inAgency } from '../db/transaction.ts'
import { localDisk } from '../storage/local-disk.ts'
import type { AppServices } from '../services.ts'
import { fromReplica } from './read-replica.ts'
import { buildServer } from './server.ts'
import type { Route } from './verb.ts'

let databases: Streaming
const services: AppServices = {
  log: pino({ level: 'silent' }),
  keys: readKeys(freshKey('t1')),
  storage: localDisk('/nowhere'),
  fileRoom: Infinity,
  clock: () => new Date(testNow),
  publicUrl: 'https://homeward.test',
  mailer: null,
}

beforeAll(async () => {
  databases = await startStreaming()
}, 60_000)
afterAll(() => databases.stop())

/** The product on both databases; what the copy was asked for, and why it was given up. */
async function product(readUrl = databases.copyUrl) {
  const warned: string[] = []
  const db = openDatabase(databases.url, {
    size: 4,
    readUrl,
    warn: ({ message }) => void warned.push(message),
  })
  const server = await buildServer(services, db, routes, {
    webRoot: null,
    workerReady: () => true,
    raw: rawRoutes,
  })
  onTestFinished(async () => {
    await server.close()
    await db.close()
  })
  const app = { db, server, services, logged: [], setClock() {}, drainJobs: async () => {} }
  return { app: app satisfies TestServer, db, warned, copy: asked(db) }
}

/** How many transactions the copy was asked for. */
function asked({ replica }: Database) {
  if (!replica) throw new Error('There is no copy.')
  const spy = vi.spyOn(replica.app, 'transaction')
  return { times: () => spy.mock.calls.length, replica }
}

/** Looks until the copy has all that the agency wrote. */
const caughtUp = (replica: Replica, agencyId: string) =>
  vi.waitFor(async () => expect(await replica.isCurrentFor(agencyId)).toBe(true), 10_000)

test('what only reads is answered by the copy, and leaves its trace on the primary before the answer', async () => {
  const { app, db, copy } = await product()
  const world = await anAgency(app)
  const { id } = await aClient(app, world)
  await caughtUp(copy.replica, world.agencyId)
  expect(await call(app, world.owner, getClient, { id })).toMatchObject({ id })
  expect(copy.times()).toBe(1)
  const traces = await inAgency(db, world.agencyId, (tx) =>
    tx
      .selectFrom('audit_events')
      .select('action')
      .where('record_id', '=', id)
      .where('action', '=', 'client.read')
      .execute(),
  )
  expect(traces).toHaveLength(1)
  expect((await call(app, world.owner, listClients, {})).data).toHaveLength(1)
  expect(copy.times()).toBe(2)
})

test('who wrote sees it at once, while the copy is behind and when it has caught up', async () => {
  const { app, copy } = await product()
  const world = await anAgency(app)
  await caughtUp(copy.replica, world.agencyId)
  const other = await anAgency(app)
  await databases.hold()
  try {
    const made = await aClient(app, world, { last_name: 'Hidalgo' })
    const list = async () =>
      (await call(app, world.manager, listClients, {})).data.map(({ id }) => id)
    expect(await list()).toEqual([made.id])
    expect(await call(app, world.owner, getClient, { id: made.id })).toMatchObject(made)
    expect(copy.times()).toBe(0)
    await databases.release()
    await caughtUp(copy.replica, world.agencyId)
    expect(await list()).toEqual([made.id])
    expect(copy.times()).toBe(1)
    await caughtUp(copy.replica, other.agencyId)
  } finally {
    await databases.release()
  }
})

test('a record that another process made, and the copy lacks yet, is not told to be missing', async () => {
  const { app, copy } = await product()
  const elsewhere = await product()
  const world = await anAgency(app)
  await caughtUp(copy.replica, world.agencyId)
  await databases.hold()
  try {
    const made = await aClient(elsewhere.app, world)
    expect(await call(app, world.owner, getClient, { id: made.id })).toMatchObject({ id: made.id })
    // Once it has heard of the write, it does not ask a copy that is behind.
    copy.replica.wrote(world.agencyId)
    const before = copy.times()
    expect((await call(app, world.owner, listClients, {})).data).toHaveLength(1)
    expect(copy.times()).toBe(before)
  } finally {
    await databases.release()
  }
})

test('a verb that writes more than its trace is asked of the primary, and of the copy once at most', async () => {
  const { app, db, copy } = await product()
  const world = await anAgency(app)
  await caughtUp(copy.replica, world.agencyId)
  const verb = vi.fn(async ({ tx }: { tx: Database['app'] }) =>
    sql`update offices set name = name`.execute(tx),
  )
  const route = Object.assign(verb, { kind: 'agency', endpoint: getClient }) as never as Extract<
    Route,
    { kind: 'agency' }
  >
  const principal = {
    agency: {
      id: world.agencyId,
      name: '',
      timeZone: 'America/New_York',
      locationTolerance: 150,
      lateAfter: 10,
    },
    actor: { kind: 'person', userId: world.agencyId, name: 'A' },
  } as never
  const ask = () => fromReplica({ services, db }, route, principal, {} as never, 'r')
  expect(await ask()).toBeNull()
  expect(await ask()).toBeNull()
  expect(verb).toHaveBeenCalledTimes(1)
})

test('another agency is not found on the copy either', async () => {
  const { app, copy } = await product()
  const [world, other] = [await anAgency(app), await anAgency(app)]
  const { id } = await aClient(app, other)
  await caughtUp(copy.replica, world.agencyId)
  await caughtUp(copy.replica, other.agencyId)
  await refusal(call(app, world.owner, getClient, { id }), 'not_found')
  expect((await call(app, world.owner, listClients, {})).data).toEqual([])
  expect(copy.times()).toBeGreaterThan(0)
})

test('a database that is no copy is never read from', async () => {
  const { app, copy, warned } = await product(databases.url)
  const world = await anAgency(app)
  expect(await copy.replica.isCurrentFor(world.agencyId)).toBe(false)
  expect((await call(app, world.owner, listClients, {})).data).toEqual([])
  expect(warned).toEqual(['DATABASE_READ_URL names no streaming copy'])
})

test('without its copy the primary answers, and the copy is left alone for a while', async () => {
  const { app, copy, warned } = await product()
  const world = await anAgency(app)
  const { id } = await aClient(app, world)
  await caughtUp(copy.replica, world.agencyId)
  await databases.stopCopy()
  for (let times = 0; times < 3; times++) {
    expect(await call(app, world.owner, getClient, { id })).toMatchObject({ id })
  }
  copy.replica.wrote(world.agencyId)
  expect((await call(app, world.owner, listClients, {})).data).toHaveLength(1)
  expect((await call(app, world.owner, listClients, {})).data).toHaveLength(1)
  expect(warned).toHaveLength(1)
})

import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aRoad } from '../../testing/road.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { aTrail, type Trail } from '../../testing/trail.ts'
import { makeCtx } from '../context.ts'
import { openDatabase } from '../db/pool.ts'
import { inAgency } from '../db/transaction.ts'
import { lockChain } from './chain-store.ts'
import { startSealer } from './sealer.ts'

const app = startTestServer()
const soon = { pauses: { look: 300, again: 100, seat: 100 } }
const atEnd: (() => Promise<unknown>)[] = []
let trail: Trail
beforeEach(async () => {
  trail = await aTrail(app)
})
afterEach(async () => {
  for (const end of atEnd.splice(0).toReversed()) await end()
})

/** A sealer as another process has it, on a database of its own. */
async function aSealer(directUrl = app.db.directUrl) {
  const db = openDatabase(app.db.url, { size: 4, directUrl, patience: 5000 })
  const sealer = await startSealer(app.services, db, soon)
  const close = async () => {
    await sealer.close()
    await db.close()
  }
  atEnd.push(close)
  return { db, close: () => atEnd.splice(atEnd.indexOf(close), 1)[0]?.() }
}

const asSuperuser = async (...statements: string[]): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: app.db.directUrl })
  await client.connect()
  const answers = []
  for (const statement of statements) answers.push((await client.query(statement)).rows)
  await client.end()
  return answers
}

/** Connections that hold the seat of the one that seals. */
const seated = async () => {
  const [rows] = await asSuperuser(
    `select pid from pg_locks where locktype = 'advisory' and granted and objsubid = 1
      and (classid::bigint << 32) + objid::bigint = hashtextextended('audit sealer', 0)
      and database = (select oid from pg_database where datname = current_database())`,
  )
  return (rows as { pid: number }[]).map(({ pid }) => pid)
}

const isWhole = (sealed: number) =>
  vi.waitFor(
    async () => expect(await trail.verify()).toMatchObject({ sealed, waiting: 0, broken: [] }),
    { timeout: 6000, interval: 100 },
  )

/** Writes events and removes them with their places in the queue, while nobody can seal. */
const writeAndRemove = (count: number, write = () => trail.write()) =>
  inAgency(app.db, trail.world.agencyId, async (tx) => {
    await lockChain(tx, trail.world.agencyId)
    for (let made = 0; made < count; made++) await write()
    const where = `where agency_id = '${trail.world.agencyId}'`
    const [queued] = await asSuperuser(`delete from audit_waiting ${where} returning event_id`)
    const ids = (queued as { event_id: string }[]).map(({ event_id }) => event_id)
    await asSuperuser(`delete from audit_events where id in ('${ids.join("','")}')`)
    return ids
  })

/** The events that a verification names, once there are so many. */
const named = async (count: number) => {
  const found = async () => (await trail.verify()).broken.map(({ eventId }) => String(eventId))
  await expect.poll(found, { timeout: 8000, interval: 100 }).toHaveLength(count)
  return new Set(await found())
}

test('one process of three seals; when it ends another one takes over', async () => {
  const first = await aSealer()
  await aSealer()
  await aSealer()
  const [pid] = await seated()
  await trail.write()
  await isWhole(7)
  expect(await seated()).toEqual([pid])
  await first.close()
  await trail.write()
  await isWhole(8)
  expect(await seated()).toHaveLength(1)
  expect(await seated()).not.toEqual([pid])
})

test('one whose connection is cut loses its seat, and what it heard of is sealed', async () => {
  await aSealer()
  await aSealer()
  const [pid] = await seated()
  await trail.write()
  await asSuperuser(`select pg_terminate_backend(${pid})`)
  await isWhole(7)
  await vi.waitFor(async () => expect(await seated()).toHaveLength(1), { timeout: 5000 })
})

test('each that heard of events which are removed names them, whoever seals', async () => {
  const first = await aSealer()
  await aSealer()
  const [pid] = await seated()
  await asSuperuser(`select pg_terminate_backend(${pid})`)
  const ids = await writeAndRemove(20)
  await first.close()
  expect(await named(20)).toEqual(new Set(ids))
})

test('events that are removed while no connection hears of any are named by who wrote them', async () => {
  const road = await aRoad(app.db.directUrl)
  const { db } = await aSealer(road.url)
  await road.close()
  const ids = await writeAndRemove(20, () =>
    inAgency(db, trail.world.agencyId, async (tx) => {
      const agency = {
        id: trail.world.agencyId,
        name: 'A',
        timeZone: 'UTC',
        locationTolerance: 1,
        lateAfter: 10,
      }
      const at = { agency, actor: { kind: 'job', name: 'test' } as const, requestId: 'test' }
      await makeCtx(app.services, tx, at).record({
        action: 'agency.updated',
        type: 'agency',
        id: agency.id,
      })
    }),
  )
  await road.reopen()
  atEnd.push(() => road.close())
  expect(await named(20)).toEqual(new Set(ids))
})

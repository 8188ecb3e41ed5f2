import { createClient, getClient, updateClient } from '@homeward/contract/clients/clients'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { call, send } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { openDatabase } from '../db/pool.ts'
import { inAgency } from '../db/transaction.ts'
import { readTrailOf } from './reads.ts'
import { auditEvents } from './record.ts'

const app = startTestServer()
let world: World
let clientId: string
beforeEach(async () => {
  world = await anAgency(app)
  const names = { first_name: 'Ada', last_name: 'Lopez', office_id: world.officeId }
  clientId = (await call(app, world.owner, createClient, names)).id
})

const asSuperuser = async (...statements: string[]) => {
  const client = new pg.Client({ connectionString: app.db.directUrl })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

const reads = (agencyId = world.agencyId) =>
  inAgency(app.db, agencyId, async (tx) => {
    const kept = tx.selectFrom('audit_events').select('user_id').where('action', '=', 'client.read')
    return (await kept.execute()).map(({ user_id }) => user_id)
  })

const look = () => call(app, world.owner, getClient, { id: clientId })

/** The event of a look at the client, of an agency or of one that says it is of another. */
const aLook = (agencyId = world.agencyId) =>
  auditEvents(app.services, { agencyId, actor: { kind: 'job', name: 'test' }, requestId: 'test' }, [
    { action: 'client.read', type: 'client', id: clientId },
  ])

test('an answer leaves only when it stands in the trail who looked, each of many at once', async () => {
  await look()
  expect(await reads()).toHaveLength(1)
  await Promise.all(Array.from({ length: 40 }, look))
  expect(await reads()).toHaveLength(41)
  expect(new Set(await reads()).size).toBe(1)
})

test('what many read at once is written with a few statements, in each agency its own', async () => {
  const elsewhere = await anAgency(app)
  const written: string[] = []
  const db = openDatabase(app.db.url, { size: 4, onQuery: ({ sql }) => written.push(sql) })
  const keep = readTrailOf(db)
  const all = [world.agencyId, elsewhere.agencyId].flatMap((agencyId) =>
    Array.from({ length: 50 }, () => keep(agencyId, aLook(agencyId))),
  )
  await Promise.all(all)
  await db.close()
  expect(await reads()).toHaveLength(50)
  expect(await reads(elsewhere.agencyId)).toHaveLength(50)
  expect(written.filter((text) => text.includes('insert into audit_events'))).toHaveLength(2)
})

test('where the statement fails, so do all the reads that were to be kept with it, and no others', async () => {
  const keep = readTrailOf(app.db)
  const elsewhere = await anAgency(app)
  const outcomes = await Promise.allSettled([
    keep(world.agencyId, aLook()),
    keep(world.agencyId, aLook(elsewhere.agencyId)),
    keep(elsewhere.agencyId, aLook(elsewhere.agencyId)),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(await reads()).toEqual([])
  await keep(world.agencyId, aLook())
  expect(await reads()).toHaveLength(1)
})

const swallow = (table: string) =>
  asSuperuser(
    `create function public.swallow() returns trigger language plpgsql as 'begin return null; end'`,
    `create trigger swallow before insert on ${table} for each row execute function public.swallow()`,
  )
afterEach(() => asSuperuser('drop function if exists public.swallow() cascade'))

test.each(['audit_events', 'audit_waiting'])(
  'where the database swallows rows of %s, nothing is shown and nothing is changed',
  async (table) => {
    await swallow(table)
    const change = { id: clientId, nickname: 'Lo' }
    for (const [endpoint, input] of [
      [getClient, { id: clientId }],
      [updateClient, change],
    ] as const) {
      expect(await send(app, world.owner, endpoint, input)).toMatchObject({ status: 500 })
    }
    await asSuperuser('drop function public.swallow() cascade')
    expect((await look()).nickname).toBeNull()
  },
)

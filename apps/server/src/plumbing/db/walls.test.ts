import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { startApp } from '../../app.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { buildServer } from '../http/server.ts'
import { enteringPool } from './entering-pool.ts'
import { enterText } from './entering-client.ts'
import type { Database } from './pool.ts'
import type { DB } from './schema.generated.ts'
import { brokenWalls, refuseBrokenWalls } from './walls.ts'

// The owner of a table is changed here.
const app = startTestServer({ ownDatabase: true })

const asOwner = async (work: (owner: pg.Client) => Promise<void>) => {
  const owner = new pg.Client({ connectionString: app.db.url })
  await owner.connect()
  try {
    await work(owner)
  } finally {
    await owner.end()
  }
}

const by = (pool: PostgresPool): Database => ({
  ...app.db,
  app: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }),
})

/** As through a pooler that keeps what one transaction set for the next. */
class KeepingClient extends pg.Client {
  override query: pg.Client['query'] = ((text: string, values: unknown[] = []) => {
    if (text !== enterText) return super.query(text, values)
    const { agencyId } = values[0] as { agencyId: string }
    return super.query(
      `select set_config('app.agency_id', $1, false), set_config('role', 'homeward_app', false)`,
      [agencyId],
    )
  }) as never
}

/** As through a pooler that loses what is set. */
class LosingClient extends pg.Client {
  override query: pg.Client['query'] = ((text: string, values: unknown[] = []) =>
    super.query(text === enterText ? 'select 1' : text, text === enterText ? [] : values)) as never
}

test('our own pools stand behind the walls', async () => {
  expect(await brokenWalls(app.db)).toEqual([])
})

test.each([
  [
    'loses what is set',
    LosingClient,
    [
      'Statements do not run as homeward_app.',
      'Statements run as a superuser, which bypasses all policies.',
      'Statements run as a role that owns tables.',
      'The agency of a transaction does not hold until its end.',
    ],
  ],
  [
    'keeps what is set for the next one',
    KeepingClient,
    ['The agency of a transaction is still there in the next one.'],
  ],
])('a connection that %s is refused', async (_, Client, expected) => {
  const pool = new pg.Pool({ connectionString: app.db.url, max: 1, Client })
  pool.on('error', () => {})
  const db = by(pool)
  expect(await brokenWalls(db)).toEqual(expect.arrayContaining(expected))
  await expect(refuseBrokenWalls(db)).rejects.toThrow('The server did not start')
  await db.app.destroy()
})

test.each([
  ['bypassrls', 'bypasses row-level security'],
  ['superuser', 'a superuser'],
  ['in role postgres', 'a member of the owner'],
])('a role made with %s is refused', async (how, sentence) => {
  const role = `homeward_test_${Math.random().toString(36).slice(2)}`
  await asOwner(async (owner) => {
    await owner.query(`create role ${role} ${how}`)
    await owner.query(`grant usage on schema app to ${role}`)
    try {
      const db = by(enteringPool(app.db.url, { role: role as 'homeward_app' }, { max: 1 }))
      expect((await brokenWalls(db)).join(' ')).toContain(sentence)
      await db.app.destroy()
    } finally {
      await owner.query(`drop owned by ${role}; drop role ${role}`)
    }
  })
})

test('a process whose role owns a table does not start, and one that runs is not ready', async () => {
  const options = { webRoot: null, workerReady: () => true, raw: [] }
  const server = await buildServer(app.services, app.db, [], options)
  const ready = async () => (await server.inject('/ready')).json<object>()
  await asOwner(async (owner) => {
    await owner.query(
      'create table public.stray (); alter table public.stray owner to homeward_app',
    )
    const sentence = 'Statements run as a role that owns tables.'
    expect(await ready()).toEqual({
      status: 'not ready',
      database: true,
      worker: true,
      reasons: [sentence],
    })
    expect(app.logged.join()).toContain('agencies would not be kept apart')
    const starting = startApp({
      databaseUrl: app.db.url,
      port: 0,
      host: '127.0.0.1',
      dataDir: '/nonexistent',
      webRoot: null,
      log: app.services.log,
      keys: app.services.keys,
    })
    await expect(starting).rejects.toThrow(sentence)
    await owner.query('drop table public.stray')
    expect(await ready()).toEqual({ status: 'ready', database: true, worker: true })
  })
  await server.close()
})

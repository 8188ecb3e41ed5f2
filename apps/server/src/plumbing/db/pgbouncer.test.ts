import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startApp } from '../../app.ts'
import { startPgbouncer, throughPooler, whyNoPgbouncer } from '../../testing/pgbouncer.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'
import { openLimiter } from '../limits/limiter.ts'
import { onOwnConnection } from './own-connection.ts'
import { type Database, openDatabase } from './pool.ts'
import { inAgency } from './transaction.ts'
import { brokenWalls } from './walls.ts'

const why = whyNoPgbouncer()
if (why) process.stderr.write(`skipped: the tests through PgBouncer, for ${why}\n`)

const app = startTestServer()

const seen = sql<{ role: string; agency: string | null }>`
  select current_user::text as role, app.agency()::text as agency`

describe.skipIf(why)(`through PgBouncer, by transactions${why ? ` (skipped: ${why})` : ''}`, () => {
  let bouncer: Awaited<ReturnType<typeof startPgbouncer>>
  let db: Database
  beforeAll(async () => {
    // Three connections for all: each client is handed those of the others.
    bouncer = await startPgbouncer(inject('adminUrl'), 3)
    const { directUrl } = app.db
    db = openDatabase(throughPooler(bouncer.address, directUrl), { size: 8, directUrl })
  })
  afterAll(async () => {
    await db.close()
    await bouncer.stop()
  })

  test('the walls stand', async () => {
    for (let times = 0; times < 10; times++) expect(await brokenWalls(db)).toEqual([])
  })

  test('transactions of two agencies, people and nobody share connections and see their own', async () => {
    const [one, two] = [await anAgency(app), await anAgency(app)]
    const inside = (agencyId: string) =>
      inAgency(db, agencyId, async (tx) => {
        const first = await seen.execute(tx)
        const { rows } = await sql<{ n: number }>`
          select count(*)::int as n from offices where agency_id <> ${agencyId}`.execute(tx)
        expect(rows).toEqual([{ n: 0 }])
        const last = await seen.execute(tx)
        expect([...first.rows, ...last.rows]).toEqual(
          Array(2).fill({ role: 'homeward_app', agency: agencyId }),
        )
      })
    const outside = async (way: Database['app'], role: string) =>
      expect((await seen.execute(way)).rows).toEqual([{ role, agency: null }])
    await Promise.all(
      Array.from({ length: 80 }, (_, at) => {
        if (at % 4 === 0) return inside(one.agencyId)
        if (at % 4 === 1) return inside(two.agencyId)
        return at % 4 === 2
          ? outside(db.app, 'homeward_app')
          : outside(db.identity, 'homeward_identity')
      }),
    )
  })

  test.each([
    ['that runs', sql`select 1 / 0`, 'division by zero'],
    ['that cannot be read, whose name PgBouncer keeps', sql`select from where`, 'syntax error'],
    ['of a table that is not there', sql`select * from no_such_table`, 'does not exist'],
  ])('a statement %s fails, is told, and leaves nothing behind', async (_, broken, message) => {
    const { agencyId } = await anAgency(app)
    for (let times = 0; times < 6; times++) {
      let late: unknown
      const failing = inAgency(db, agencyId, async (tx) => {
        await seen.execute(tx)
        await broken.execute(tx).catch(async (error: Error) => {
          late = await sql`select 'late' as late`.execute(tx).catch((told: Error) => told.message)
          throw error
        })
      })
      await expect(failing).rejects.toThrow(message)
      expect(late).toContain('aborted')
      await expect(broken.execute(db.app)).rejects.toThrow(message)
      expect((await sql`select 'late' as late`.execute(db.app)).rows).toEqual([{ late: 'late' }])
      expect((await seen.execute(db.app)).rows).toEqual([{ role: 'homeward_app', agency: null }])
    }
  })

  test('work on an own connection and the limits run in their roles', async () => {
    const { agencyId } = await anAgency(app)
    const { rows } = await onOwnConnection(db, agencyId, { begin: 'begin' }, (client) =>
      client.query('select current_user::text as role, app.agency()::text as agency'),
    )
    expect(rows).toEqual([{ role: 'homeward_app', agency: agencyId }])
    const limiter = openLimiter({ url: db.url, log: app.services.log })
    expect(await limiter.count('signup', 'through')).toMatchObject({ allowed: true })
    await limiter.close()
  })

  test('a process starts, is ready, and answers', async () => {
    // The process runs by the real clock, and so does the session that is made here.
    app.setClock(new Date().toISOString())
    const world = await anAgency(app)
    const running = await startApp({
      databaseUrl: db.url,
      directUrl: app.db.directUrl,
      port: 0,
      host: '127.0.0.1',
      dataDir: '/nonexistent',
      webRoot: null,
      log: app.services.log,
      keys: app.services.keys,
    })
    try {
      expect((await fetch(`${running.address}/ready`)).status).toBe(200)
      const answer = await fetch(`${running.address}/api/v1/clients`, {
        headers: { authorization: `Bearer ${world.owner.token}` },
      })
      expect(answer.status).toBe(200)
    } finally {
      await running.close()
    }
  })
})

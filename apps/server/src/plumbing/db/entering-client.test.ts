import { CompiledQuery, sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'
import { enterText } from './entering-client.ts'
import { openDatabase } from './pool.ts'
import { inAgency } from './transaction.ts'

const app = startTestServer()

const whoAndWhere = sql<{ role: string; agency: string | null; longest: string }>`
  select current_user::text as role, app.agency()::text as agency,
    current_setting('statement_timeout') as longest`

/** One connection, so that one transaction follows the other on it. */
const alone = () => openDatabase(app.db.url, { size: 1 })

test('a statement runs in its role and agency alone, whatever ran before it on the connection', async () => {
  const { agencyId } = await anAgency(app)
  const db = alone()
  const outside = { role: 'homeward_app', agency: null, longest: '30s' }
  const inside = { role: 'homeward_app', agency: agencyId, longest: '1234ms' }
  expect((await whoAndWhere.execute(db.app)).rows).toEqual([outside])
  await inAgency(
    db,
    agencyId,
    async (tx) => {
      expect((await whoAndWhere.execute(tx)).rows).toEqual([inside])
      expect((await whoAndWhere.execute(tx)).rows).toEqual([inside])
    },
    { timeout: 1234 },
  )
  expect((await whoAndWhere.execute(db.app)).rows).toEqual([outside])
  await db.app.transaction().execute(async (tx) => {
    expect((await whoAndWhere.execute(tx)).rows).toEqual([outside])
  })
  expect((await whoAndWhere.execute(db.identity)).rows[0]?.role).toBe('homeward_identity')
  await db.close()
})

test('what only reads is a transaction for each statement, in the agency alone, and writes nothing', async () => {
  const { agencyId } = await anAgency(app)
  const db = alone()
  const inTransaction = sql<{ id: string; role: string; agency: string }>`
    select transaction_timestamp()::text as id, current_user::text as role, app.agency()::text as agency`
  await inAgency(
    db,
    agencyId,
    async (tx) => {
      const [one, two] = [await inTransaction.execute(tx), await inTransaction.execute(tx)]
      expect(one.rows).toEqual([{ ...one.rows[0], role: 'homeward_app', agency: agencyId }])
      expect(two.rows[0]).toEqual({ ...one.rows[0], id: two.rows[0]?.id })
      expect(two.rows[0]?.id).not.toBe(one.rows[0]?.id)
      await expect(sql`select 1 / 0`.execute(tx)).rejects.toThrow('division by zero')
      const written = tx.updateTable('offices').set({ name: 'Written' }).execute()
      await expect(written).rejects.toThrow('read-only transaction')
      expect((await inTransaction.execute(tx)).rows).toHaveLength(1)
    },
    { reads: true },
  )
  expect((await whoAndWhere.execute(db.app)).rows[0]?.agency).toBeNull()
  await db.close()
})

test.each([
  ['the first statement of a transaction', sql`select 1 / 0`, 'division by zero'],
  ['a text that cannot be read', sql`select from where`, 'syntax error'],
  ['a value that does not fit', sql`select ${'x'}::uuid`, 'invalid input syntax'],
])('%s that fails is told, and the connection goes on', async (_, broken, why) => {
  const { agencyId } = await anAgency(app)
  const db = alone()
  for (let times = 0; times < 2; times++) {
    await expect(inAgency(db, agencyId, (tx) => broken.execute(tx))).rejects.toThrow(why)
    await expect(broken.execute(db.app)).rejects.toThrow(why)
    await inAgency(db, agencyId, async (tx) => {
      expect((await whoAndWhere.execute(tx)).rows[0]?.agency).toBe(agencyId)
    })
  }
  await db.close()
})

test('settings that are refused keep the statement from running', async () => {
  const db = alone()
  const entered = db.app.transaction().execute(async (tx) => {
    await tx.executeQuery(CompiledQuery.raw(enterText, [{ role: 'nobody_at_all' }]))
    return whoAndWhere.execute(tx)
  })
  await expect(entered).rejects.toThrow('nobody_at_all')
  const late = db.app.transaction().execute(async (tx) => {
    await whoAndWhere.execute(tx)
    await tx.executeQuery(CompiledQuery.raw(enterText, [{ agencyId: crypto.randomUUID() }]))
  })
  await expect(late).rejects.toThrow('before the agency was entered')
  await db.close()
})

test('many values, many transactions at once and isolation levels work on few connections', async () => {
  const { agencyId } = await anAgency(app)
  const db = openDatabase(app.db.url, { size: 3 })
  const counts = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      inAgency(db, agencyId, async (tx) => {
        const { rows } = await sql<{ n: number }>`select ${at}::int as n`.execute(tx)
        const ids = Array.from({ length: at }, () => crypto.randomUUID())
        const found = await tx.selectFrom('agents').select('id').where('id', 'in', ids).execute()
        return [rows[0]?.n, found.length]
      }),
    ),
  )
  expect(counts).toEqual(Array.from({ length: 40 }, (_, at) => [at, 0]))
  await db.app
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { rows } = await sql`select current_setting('transaction_isolation') as level`.execute(
        tx,
      )
      expect(rows).toEqual([{ level: 'repeatable read' }])
    })
  await db.close()
})

test('none of a list of nothing, all but nothing', async () => {
  const { agencyId } = await anAgency(app)
  await inAgency(app.db, agencyId, async (tx) => {
    const agents = tx.selectFrom('agents').select('id')
    const all = await agents.execute()
    expect(await agents.where('id', 'in', []).execute()).toEqual([])
    expect(await agents.where('id', 'not in', []).execute()).toHaveLength(all.length)
    const [first] = all
    expect(await agents.where('id', 'not in', [first?.id ?? '']).execute()).toHaveLength(
      all.length - 1,
    )
  })
})

/** A table of its own, that a migration alters while connections keep plans of it. */
async function alteredTable() {
  const table = `altered_${Math.random().toString(36).slice(2)}`
  const owner = new pg.Client({ connectionString: app.db.url })
  await owner.connect()
  await owner.query(`create table ${table} (a integer); insert into ${table} values (1);
    grant select on ${table} to homeward_app`)
  return {
    all: sql`select * from ${sql.table(table)}`,
    alter: (column: string) => owner.query(`alter table ${table} add column ${column} integer`),
    close: async () => {
      await owner.query(`drop table ${table}`)
      await owner.end()
    },
  }
}

test('after a migration a statement outside of a transaction is planned anew, one inside fails once', async () => {
  const { agencyId } = await anAgency(app)
  const { all, alter, close } = await alteredTable()
  const db = openDatabase(app.db.url, { size: 3 })
  const inside = () => inAgency(db, agencyId, (tx) => all.execute(tx))
  const atOnce = () => Promise.all([inside(), inside(), inside()])
  await atOnce()
  await alter('b')
  await expect(inside()).rejects.toThrow('cached plan')
  for (const { rows } of await atOnce()) expect(rows).toEqual([{ a: 1, b: null }])
  await alter('c')
  expect((await all.execute(db.app)).rows).toEqual([{ a: 1, b: null, c: null }])
  for (const { rows } of await atOnce()) expect(rows).toEqual([{ a: 1, b: null, c: null }])
  await db.close()
  await close()
})

test('a connection that is ended within a transaction is replaced', async () => {
  const { agencyId } = await anAgency(app)
  const db = alone()
  const owner = new pg.Client({ connectionString: app.db.url })
  await owner.connect()
  for (let times = 0; times < 3; times++) {
    const broken = inAgency(db, agencyId, async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await owner.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await sql`select 1`.execute(tx)
    })
    await expect(broken).rejects.toMatchObject({ code: 'unavailable' })
    const { rows } = await inAgency(db, agencyId, (tx) => whoAndWhere.execute(tx))
    expect(rows[0]?.agency).toBe(agencyId)
  }
  await owner.end()
  await db.close()
})

test('what fails within a savepoint leaves the rest of the transaction as it was', async () => {
  const { agencyId } = await anAgency(app)
  const db = alone()
  await inAgency(db, agencyId, async (tx) => {
    await sql`savepoint one`.execute(tx)
    await expect(sql`select 1 / 0`.execute(tx)).rejects.toThrow('division')
    await expect(sql`select 'never parsed' as x`.execute(tx)).rejects.toThrow('aborted')
    await sql`rollback to savepoint one`.execute(tx)
    expect((await sql`select 'never parsed' as x`.execute(tx)).rows).toHaveLength(1)
    expect((await whoAndWhere.execute(tx)).rows[0]?.agency).toBe(agencyId)
  })
  await db.close()
})

test('more texts than have names, and very long ones, run in their role and agency', async () => {
  const { agencyId } = await anAgency(app)
  const db = alone()
  await inAgency(db, agencyId, async (tx) => {
    for (let n = 0; n < 3100; n++) await sql.raw(`select ${n} as n`).execute(tx)
  })
  for (let times = 0; times < 2; times++) {
    const long = sql.raw(`select app.agency()::text as agency, '${'x'.repeat(3_000_000)}' as long`)
    const { rows } = await inAgency(db, agencyId, (tx) => long.execute(tx))
    expect(rows).toMatchObject([{ agency: agencyId }])
    await expect(
      inAgency(db, agencyId, (tx) => sql`select 1 / 0 as unnamed`.execute(tx)),
    ).rejects.toThrow('division')
    const unnamed = sql`select app.agency()::text as agency, ${'x'} || 'unnamed' as more`
    expect((await inAgency(db, agencyId, (tx) => unnamed.execute(tx))).rows).toMatchObject([
      { agency: agencyId },
    ])
  }
  await db.close()
})

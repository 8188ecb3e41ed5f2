import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'
import { announce } from './announce.ts'
import { later } from './later.ts'
import { openDatabase, type Tx } from './pool.ts'
import { forgetPlans, statementName } from './statement-name.ts'
import { inAgency } from './transaction.ts'

// Its own, for a table is made and altered.
const app = startTestServer({ ownDatabase: true })

const alone = () => openDatabase(app.db.url, { size: 1 })
const who = sql<{ role: string; agency: string | null }>`
  select current_user::text as role, app.agency()::text as agency`
/** Its text is never written. */
const unwritable = {
  toPostgres: () => {
    throw new Error('cannot be written')
  },
}
const broken = (tx: Tx) => sql`select ${unwritable}::text`.execute(tx)
const rename = (name: string) => sql`update offices set name = ${name}`
const names = async (agencyId: string) =>
  inAgency(app.db, agencyId, async (tx) =>
    (await tx.selectFrom('offices').select('name').execute()).map(({ name }) => name),
  )

test('where the first statement was never sent, none runs without role and agency', async () => {
  const { agencyId } = await anAgency(app)
  const db = alone()
  const after = inAgency(db, agencyId, async (tx) => {
    await broken(tx).catch(() => {})
    return (await who.execute(tx)).rows
  })
  await expect(after).rejects.toThrow('cannot be written')
  const atOnce = inAgency(db, agencyId, async (tx) => {
    const both = await Promise.allSettled([broken(tx), who.execute(tx)])
    return both.map((one) => (one.status === 'fulfilled' ? one.value.rows : 'refused'))
  })
  const seen = await atOnce.catch(() => ['refused', 'refused'])
  expect(seen).toEqual(['refused', 'refused'])
  expect((await who.execute(db.app)).rows).toEqual([{ role: 'homeward_app', agency: null }])
  await db.close()
})

test('what was held back is not lost without a word', async () => {
  const { agencyId } = await anAgency(app)
  const done = inAgency(app.db, agencyId, async (tx) => {
    await who.execute(tx)
    await later(tx, rename('Kept').compile(tx))
    await broken(tx).catch(() => {})
  })
  const failed = await done.then(
    () => false,
    () => true,
  )
  expect((await names(agencyId)).includes('Kept')).toBe(!failed)
})

test('a transaction that failed is never told to have been committed', async () => {
  const { agencyId } = await anAgency(app)
  const told: string[] = []
  const deaf = app.db.hear(({ payload }) => void told.push(payload))
  const done = inAgency(app.db, agencyId, async (tx) => {
    await rename('Half').execute(tx)
    await announce(tx, { channel: 'nobody', payload: 'half' })
    await sql`select 1 / 0`.execute(tx).catch(() => {})
    return 'success'
  })
  await expect(done).rejects.toThrow(/aborted|rolled back/)
  deaf()
  expect(told).toEqual([])
  expect(await names(agencyId)).not.toContain('Half')
})

test('what was held back since a savepoint goes with it, also where it would fail', async () => {
  const { agencyId } = await anAgency(app)
  await inAgency(app.db, agencyId, async (tx) => {
    await rename('Before').execute(tx)
    await sql`savepoint one`.execute(tx)
    await later(tx, sql`select 1 / 0`.compile(tx))
    await sql`rollback to savepoint one`.execute(tx)
  })
  expect(await names(agencyId)).toEqual(['Before'])
})

test('behind a pooler a row is never read with the columns of another plan', async () => {
  const owner = new pg.Client({ connectionString: app.db.directUrl })
  await owner.connect()
  await owner.query(`create table two_lives (first text, second text, third text);
    insert into two_lives values ('one', 'two', 'three');
    grant select on two_lives to homeward_app`)
  // The files before this one may have used up all names.
  forgetPlans('begin', statementName('begin', 0))
  const db = openDatabase(app.db.directUrl, { size: 1, directUrl: `${app.db.directUrl}?direct` })
  const all = sql`select * from two_lives`
  expect((await all.execute(db.app)).rows).toEqual([
    { first: 'one', second: 'two', third: 'three' },
  ])
  await owner.query(
    'alter table two_lives drop column first; alter table two_lives add fourth text',
  )
  // As another connection of the pooler would plan it, which knew nothing of the first.
  const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements
    where statement = 'select * from two_lives'`.execute(db.app)
  const name = rows[0]?.name ?? ''
  await sql.raw(`deallocate ${name}`).execute(db.app)
  await sql.raw(`prepare ${name} as select * from two_lives`).execute(db.app)
  const read = (await all.execute(db.app)).rows
  await owner.query('drop table two_lives')
  await Promise.all([owner.end(), db.close()])
  expect(read).toEqual([{ second: 'two', third: 'three', fourth: null }])
})

test('a row that cannot be read fails its statement, and nothing else', async () => {
  const { agencyId } = await anAgency(app)
  const db = alone()
  const endless = sql`select t from (values (now()), ('infinity'::timestamptz), (now())) as v (t)`
  const read = (tx: Tx) => endless.execute(tx)
  await expect(endless.execute(db.app)).rejects.toThrow('Invalid time value')
  await expect(inAgency(db, agencyId, read, { reads: true })).rejects.toThrow('Invalid time value')
  await expect(inAgency(db, agencyId, read)).rejects.toThrow('Invalid time value')
  expect((await who.execute(db.app)).rows).toEqual([{ role: 'homeward_app', agency: null }])
  await db.close()
})

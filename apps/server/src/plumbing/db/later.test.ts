import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'
import { later } from './later.ts'
import { openDatabase, type Tx } from './pool.ts'
import { inAgency } from './transaction.ts'

const app = startTestServer()

const note = (text: string) =>
  sql`select set_config('app.noted', concat(current_setting('app.noted', true), ${text}::text), true)`
const noted = async (tx: Tx) =>
  (await sql<{ noted: string }>`select current_setting('app.noted', true) as noted`.execute(tx))
    .rows[0]?.noted
const held = (tx: Tx, statement: ReturnType<typeof sql>) => later(tx, statement.compile(tx))
const rename = (name: string) => sql`update offices set name = ${name}`
const names = async (agencyId: string) =>
  inAgency(app.db, agencyId, async (tx) =>
    (await tx.selectFrom('offices').select('name').execute()).map(({ name }) => name),
  )

test('what is held back is done before the next statement, in its order, and once', async () => {
  const { agencyId } = await anAgency(app)
  await inAgency(app.db, agencyId, async (tx) => {
    await held(tx, note('a'))
    await held(tx, note('b'))
    expect(await noted(tx)).toBe('ab')
    await held(tx, note('c'))
    expect(await noted(tx)).toBe('abc')
    expect(await noted(tx)).toBe('abc')
  })
})

test('at the latest it is done with the commit, also where nothing else is', async () => {
  const { agencyId } = await anAgency(app)
  await inAgency(app.db, agencyId, (tx) => held(tx, rename('First')))
  expect(await names(agencyId)).toEqual(['First'])
  await inAgency(app.db, agencyId, async (tx) => {
    await noted(tx)
    await held(tx, rename('Second'))
  })
  expect(await names(agencyId)).toEqual(['Second'])
  const reading = inAgency(app.db, agencyId, (tx) => held(tx, rename('Third')), { reads: true })
  await expect(reading).rejects.toThrow('read-only transaction')
})

test('what is undone does not do it', async () => {
  const { agencyId } = await anAgency(app)
  const [before] = await names(agencyId)
  const undone = inAgency(app.db, agencyId, async (tx) => {
    await noted(tx)
    await held(tx, rename('Undone'))
    throw new Error('Undone.')
  })
  await expect(undone).rejects.toThrow('Undone.')
  expect(await names(agencyId)).toEqual([before])
})

test.each([
  ['alone', async () => {}],
  ['after others', async (tx: Tx) => void (await noted(tx))],
])(
  'where it fails at the end, %s, all of the transaction does, and the connection goes on',
  async (_, first) => {
    const { agencyId } = await anAgency(app)
    const [before] = await names(agencyId)
    const db = openDatabase(app.db.url, { size: 1 })
    for (let times = 0; times < 2; times++) {
      const failed = inAgency(db, agencyId, async (tx) => {
        await first(tx)
        await held(tx, rename('Failed'))
        await held(tx, sql`select 1 / 0`)
      })
      await expect(failed).rejects.toThrow('division by zero')
      expect(await inAgency(db, agencyId, noted)).not.toBe('Failed')
    }
    const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity where state like 'idle in transaction%'
      and datname = current_database() and query not like '%pg_stat_activity%'`.execute(db.app)
    expect(rows).toEqual([{ n: 0 }])
    expect(await names(agencyId)).toEqual([before])
    await db.close()
  },
)

test('where it fails in the middle, what it came with fails', async () => {
  const { agencyId } = await anAgency(app)
  const failed = inAgency(app.db, agencyId, async (tx) => {
    await held(tx, sql`select 1 / 0`)
    await noted(tx)
  })
  await expect(failed).rejects.toThrow('division by zero')
})

test('what is held back before a savepoint outlives a return to it, what is after does not', async () => {
  const { agencyId } = await anAgency(app)
  await inAgency(app.db, agencyId, async (tx) => {
    await held(tx, note('a'))
    await sql`savepoint one`.execute(tx)
    await held(tx, note('b'))
    await sql`rollback to savepoint one`.execute(tx)
    expect(await noted(tx)).toBe('a')
  })
})

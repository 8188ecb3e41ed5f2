import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'
import { announce } from './announce.ts'
import { later } from './later.ts'
import { openDatabase, type Tx } from './pool.ts'
import { inAgency } from './transaction.ts'

const app = startTestServer()

const alone = () => openDatabase(app.db.url, { size: 1 })
const who = sql<{ role: string; agency: string | null }>`
  select current_user::text as role, app.agency()::text as agency`
/** Its text is never written. */
const unwritable = { toPostgres: () => { throw new Error('cannot be written') } }
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
  await expect(after).rejects.toThrow()
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
  const failed = await done.then(() => false, () => true)
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
  await expect(done).rejects.toThrow()
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

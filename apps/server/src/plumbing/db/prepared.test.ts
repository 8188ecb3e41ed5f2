import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'
import type { Tx } from './pool.ts'
import { prepared } from './prepared.ts'
import { inAgency } from './transaction.ts'

const app = startTestServer()

test('a statement is written once and asked with the values of each call, also none', async () => {
  const { agencyId } = await anAgency(app)
  let times = 0
  const ask = prepared((tx: Tx, given: { day: string | null; ids: readonly string[] }) => {
    times += 1
    return tx
      .selectFrom('offices')
      .select(['id', sql<string | null>`${given.day}::date`.as('day'), sql.lit(1).as('one')])
      .where('id', '=', sql<string>`any(${given.ids})`)
      .where('status', '=', 'active')
  })
  await inAgency(app.db, agencyId, async (tx) => {
    const [office] = await tx.selectFrom('offices').select('id').execute()
    const ids = [office?.id ?? '']
    expect(await ask(tx, { ids, day: '2026-03-08' })).toEqual([
      { id: ids[0], day: '2026-03-08', one: 1 },
    ])
    expect(await ask(tx, { ids, day: null })).toEqual([{ id: ids[0], day: null, one: 1 }])
    expect(await ask(tx, { ids: [], day: null })).toEqual([])
  })
  expect(times).toBe(1)
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'
import { paged, pagedOnce } from './page.ts'
import { inAgency } from './transaction.ts'

const app = startTestServer()

/** An agency with so many numbers, and a way to ask for a page of them. */
async function numbers(many: number, ask = paged) {
  const { agencyId } = await anAgency(app)
  await inAgency(app.db, agencyId, (tx) =>
    sql`insert into phone_numbers (agency_id, id, number, label, kind)
      select ${agencyId}, gen_random_uuid(), (2000000000 + n)::text, 'Line', 'voice'
      from generate_series(1, ${many}::int) n`.execute(tx),
  )
  return (page: number, items: number, exact_count = false) =>
    inAgency(app.db, agencyId, async (tx) => {
      const all = tx.selectFrom('phone_numbers')
      const { rows, meta } = await ask(tx, all.select('number').orderBy('number'), all, {
        page,
        items,
        exact_count,
      })
      return { ...meta, rows: rows.length }
    })
}

test('rows are counted to a thousand, or a thousand beyond the page; exactly where that is asked for', async () => {
  const page = await numbers(2500)
  expect(await page(1, 100)).toEqual({
    page: 1,
    items: 100,
    total: 1000,
    pages: 10,
    capped: true,
    rows: 100,
  })
  expect(await page(11, 100)).toMatchObject({ total: 2000, pages: 20, capped: true, rows: 100 })
  expect(await page(16, 100)).toMatchObject({ total: 2500, pages: 25, capped: false })
  expect(await page(1, 100, true)).toMatchObject({ total: 2500, pages: 25, capped: false })
})

test('a page deep in a list is walked to once; beyond a quarter of a million rows none is', async () => {
  const page = await numbers(3500)
  expect(await page(21, 100)).toMatchObject({ total: 3000, pages: 30, capped: true, rows: 100 })
  expect(await page(26, 100)).toMatchObject({ total: 3500, pages: 35, capped: false, rows: 100 })
  expect(await page(351, 10)).toMatchObject({ total: 3500, capped: false, rows: 0 })
  expect(await page(34, 105)).toMatchObject({ total: 3500, capped: false, rows: 35 })
  expect(await page(21, 100, true)).toMatchObject({ total: 3500, capped: false, rows: 100 })
  const most = 250_000
  expect(await page(1 + most / 100, 100)).toMatchObject({ total: 3500, rows: 0 })
  const refused = { code: 'invalid', fields: { page: [expect.stringContaining('250,000 rows')] } }
  await expect(page(2 + most / 100, 100)).rejects.toMatchObject(refused)
  await expect((await numbers(1, pagedOnce))(2 + most / 100, 100)).rejects.toMatchObject(refused)
})

test('a page that is not full tells the total by itself, one that is empty asks for it', async () => {
  const page = await numbers(7)
  expect(await page(1, 10)).toMatchObject({ total: 7, pages: 1, capped: false, rows: 7 })
  expect(await page(2, 5)).toMatchObject({ total: 7, pages: 2, rows: 2 })
  expect(await page(1, 7)).toMatchObject({ total: 7, pages: 1, rows: 7 })
  expect(await page(4, 5)).toMatchObject({ total: 7, pages: 2, rows: 0 })
  expect(await (await numbers(0))(1, 5)).toMatchObject({ total: 0, pages: 1, rows: 0 })
})

test('rows that are counted as they are found have the exact total on every page', async () => {
  const page = await numbers(1200, pagedOnce)
  expect(await page(1, 100)).toMatchObject({ total: 1200, pages: 12, capped: false, rows: 100 })
  expect(await page(12, 100)).toMatchObject({ total: 1200, rows: 100 })
  expect(await page(13, 100)).toMatchObject({ total: 1200, pages: 12, rows: 0 })
  expect(await (await numbers(0, pagedOnce))(1, 5)).toMatchObject({ total: 0, rows: 0 })
})

import type { PageMeta } from '@homeward/contract/endpoint'
import { type Expression, type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { Failure } from '../failure.ts'
import type { Tx } from './pool.ts'
import type { DB } from './schema.generated.ts'

/**
 * The number of rows that a list counts by default. On request it counts all of them, however long that
 * takes.
 */
const countedRows = 1000

/**
 * Fewer rows are never asked of the database: for one or two of them it looks through an index that is
 * in the right order, however many rows of it do not fit the filter.
 */
const fewestRows = 20

/** From so many rows on a page is looked for once, for its rows and for how many there are. */
const deep = 2000

/**
 * The most rows that a list skips. The database reads past each of them, a quarter of a million in about 15
 * ms.
 */
const skippedRows = 250_000

/** The requested page of a list, as its declaration parses it. */
export type Paging = { page: number; items: number; exact_count: boolean }

/** No rows of a list, but how many it has. */
export const numberOf = { page: 1, items: 0, exact_count: false } as const

/** The numbers of a page, for an answer of `page(…)`. */
export const metaOf = (
  { page, items }: Pick<Paging, 'page' | 'items'>,
  total: number,
  capped = false,
): PageMeta => ({
  page,
  items,
  total,
  pages: items === 0 ? 1 : Math.max(1, Math.ceil(total / items)),
  capped,
})

/** Refuses a page with too many rows before it. */
export function refuseTooDeep(before: number): void {
  if (before <= skippedRows) return
  const rows = skippedRows.toLocaleString('en-US')
  const sentence = `The list is limited to ${rows} rows. Narrow it, for example to fewer days.`
  throw new Failure('invalid', { fields: { page: [sentence] } })
}

/**
 * The rows of one page of a query, and how many rows there are in all: counted up to a thousand, or a
 * thousand beyond the page; `capped` says that there are more.
 */
export async function paged<T extends keyof DB, O>(
  db: Kysely<DB>,
  query: SelectQueryBuilder<DB, T, O>,
  counted: SelectQueryBuilder<DB, T, object>,
  asked: Paging,
): Promise<{ rows: O[]; meta: PageMeta }> {
  if (asked.items === 0) return numberAlone(db, counted, asked)
  const before = (asked.page - 1) * asked.items
  refuseTooDeep(before)
  if (before >= deep && !asked.exact_count) {
    const found = await countedFrom(db, query, before, asked.items)
    if (found) return { rows: found.rows, meta: metaOf(asked, found.total, found.capped) }
  }
  const found = await query.limit(Math.max(asked.items, fewestRows)).offset(before).execute()
  const rows = found.slice(0, asked.items)
  // A page that is not full is the last one.
  const last = found.length < Math.max(asked.items, fewestRows) && (rows.length > 0 || before === 0)
  if (last) return { rows, meta: metaOf(asked, before + found.length) }
  return { rows, meta: await countedTo(db, counted, asked, before + countedRows) }
}

const numberAlone = async <T extends keyof DB>(
  db: Kysely<DB>,
  counted: SelectQueryBuilder<DB, T, object>,
  asked: Paging,
) => ({ rows: [], meta: await countedTo(db, counted, asked, countedRows) })

/** Counts up to `most`, unless all are requested. */
async function countedTo<T extends keyof DB>(
  db: Kysely<DB>,
  counted: SelectQueryBuilder<DB, T, object>,
  asked: Paging,
  most: number,
): Promise<PageMeta> {
  const all = counted.select(sql.lit(1).as('one'))
  const total = await countOf(db, asked.exact_count ? all : all.limit(most + 1))
  const capped = !asked.exact_count && total > most
  return metaOf(asked, capped ? most : total, capped)
}

/**
 * The same for rows that are found before they are put in order, as by a search: they are looked for
 * once, and counted as they are found.
 */
export async function pagedOnce<T extends keyof DB, O>(
  db: Kysely<DB>,
  query: SelectQueryBuilder<DB, T, O>,
  counted: SelectQueryBuilder<DB, T, object>,
  asked: Paging,
): Promise<{ rows: O[]; meta: PageMeta }> {
  if (asked.items === 0) return numberAlone(db, counted, asked)
  const before = (asked.page - 1) * asked.items
  refuseTooDeep(before)
  const rows = await query
    .select(sql<number>`(count(*) over ())::int`.as('rows_in_all'))
    .limit(asked.items)
    .offset(before)
    .execute()
  // What stands beyond the last page tells nothing of those before it.
  const [first] = rows
  const total =
    first?.rows_in_all ??
    (before === 0 ? 0 : await countOf(db, counted.select(sql.lit(1).as('one'))))
  return { rows, meta: metaOf(asked, total) }
}

/** The rows after so many others, and how many there are up to a thousand beyond the page, in one walk. */
async function countedFrom<T extends keyof DB, O>(
  db: Kysely<DB>,
  query: SelectQueryBuilder<DB, T, O>,
  before: number,
  items: number,
) {
  const most = before + countedRows
  const walked = query.limit(countedRows + 1).offset(before)
  const { rows: found } = await sql<O & { rows_from_here: number }>`
    select walked.*, (count(*) over ())::int as rows_from_here from (${walked}) as walked
    limit ${items}`.execute(db)
  const [first] = found
  if (!first) return null
  const total = before + first.rows_from_here
  const rows = found.map(({ rows_from_here: _, ...row }) => row as O)
  return { rows, total: Math.min(total, most), capped: total > most }
}

/** What is shown of the rows of a page, in their order; of nothing, nothing is asked. */
export async function detailed<Row extends { id: string }>(
  tx: Tx,
  onPage: readonly { id: string }[],
  rowsOf: (tx: Tx, of: { ids: readonly string[] }) => Promise<Row[]>,
): Promise<Row[]> {
  if (onPage.length === 0) return []
  const rows = await rowsOf(tx, { ids: onPage.map(({ id }) => id) })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return onPage.flatMap(({ id }) => byId.get(id) ?? [])
}

/** How many rows a query has; counts no further than `most`. */
export async function countOf(
  db: Kysely<DB>,
  rows: Expression<unknown>,
  most?: number,
): Promise<number> {
  const found = most === undefined ? rows : sql`select 1 from (${rows}) as found limit ${most}`
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (${found}) as counted`.execute(db)
  return counted.rows[0]?.total ?? 0
}

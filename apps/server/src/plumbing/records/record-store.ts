import { type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import { type Paging, paged } from '../db/page.ts'
import type { Tx } from '../db/pool.ts'
import type { DB } from '../db/schema.generated.ts'
import { searchPatterns } from '../db/search.ts'

/** The rows of a plain record, with what else is selected beside its columns. */
export type Rows<T extends keyof DB, Row> = SelectQueryBuilder<DB, T, Row>

/** The query of a list: the search text, and the column to sort by, `-` in front for descending. */
export type Asked = { search?: string | undefined; sort?: string | undefined }

/** How a list searches, and its default order. */
type Listing = { table: string; search?: readonly string[]; order: string }

/** One page of the rows. */
export function findPage<T extends keyof DB, Row>(
  tx: Tx,
  rows: Rows<T, Row>,
  listing: Listing,
  asked: Asked & Paging,
) {
  const matching = narrowed(rows, listing, asked.search)
  return paged(tx, ordered(matching, listing, asked.sort), matching.clearSelect(), asked)
}

/** All rows that a list has on its pages, one more than `most` where there are more. */
export const findAll = <T extends keyof DB, Row>(
  rows: Rows<T, Row>,
  listing: Listing,
  asked: Asked,
  most: number,
) =>
  ordered(narrowed(rows, listing, asked.search), listing, asked.sort)
    .limit(most + 1)
    .execute()

function narrowed<T extends keyof DB, Row>(
  rows: Rows<T, Row>,
  { table, search = [] }: Listing,
  typed: string | undefined,
): Rows<T, Row> {
  let matching = rows
  for (const pattern of searchPatterns(typed)) {
    const found = search.map((name) => sql`${column(table, name)} ilike ${pattern}`)
    matching = matching.where(sql<SqlBool>`(${sql.join(found, sql` or `)})`)
  }
  return matching
}

/** The default order of a list ignores case. */
function ordered<T extends keyof DB, Row>(
  rows: Rows<T, Row>,
  { table, order }: Listing,
  sort = order,
): Rows<T, Row> {
  const name = sort.replace(/^-/, '')
  const by = name === order ? sql`lower(${column(table, name)})` : column(table, name)
  return rows.orderBy(by, sort.startsWith('-') ? 'desc' : 'asc').orderBy(column(table, 'id'))
}

export const findRow = <T extends keyof DB, Row>(rows: Rows<T, Row>, table: string, id: string) =>
  first(withId(rows, table, id))

export const lockRow = <T extends keyof DB, Row>(rows: Rows<T, Row>, table: string, id: string) =>
  first(withId(rows, table, id).forUpdate())

const withId = <T extends keyof DB, Row>(rows: Rows<T, Row>, table: string, id: string) =>
  rows.where(sql<SqlBool>`${column(table, 'id')} = ${id}`)

async function first<T extends keyof DB, Row>(rows: Rows<T, Row>): Promise<Row | undefined> {
  const [row] = await rows.execute()
  return row
}

export const insertRow = (tx: Tx, table: string, values: object) => {
  const given = set(values)
  const names = given.map(([name]) => sql.ref(name))
  const content = given.map(([, value]) => sql`${value}`)
  return sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(content)})`.execute(
    tx,
  )
}

/** Writes a change of a row that was locked before, and counts its version on. */
export const updateRow = (tx: Tx, table: string, id: string, change: object) => {
  const changes = set(change).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  const version = sql`lock_version = lock_version + 1`
  return sql`update ${sql.table(table)} set ${sql.join([...changes, version])} where id = ${id}`.execute(
    tx,
  )
}

export const deleteRow = (tx: Tx, table: string, id: string) =>
  sql`delete from ${sql.table(table)} where id = ${id}`.execute(tx)

const column = (table: string, name: string) => sql.ref(`${table}.${name}`)

/** Omitted fields stay as they are. */
const set = (values: object): [string, unknown][] =>
  Object.entries(values).filter(([, value]) => value !== undefined)

import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { onOwnConnection } from '../../../plumbing/db/own-connection.ts'
import type { Database } from '../../../plumbing/db/pool.ts'
import type { Column, Reference, Table } from '../tables-store.ts'

const quoted = (name: string): string => `"${name}"`
const waitingTable = (table: string): string => quoted(`restore_${table}`)

/** Writes one agency in one transaction, on a connection that can take whole files in. */
export const writingAgency = (
  db: Database,
  agencyId: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> =>
  onOwnConnection(db, agencyId, { begin: 'begin', settings: { timezone: 'UTC' } }, work)

/** Brings the rows of a CSV file into a table of this connection only, every value as text. */
export async function bringIn(
  client: pg.Client,
  table: string,
  columns: readonly string[],
  csv: Readable,
): Promise<void> {
  const list = columns.map(quoted).join(', ')
  const texts = columns.map((name) => `${quoted(name)} text`).join(', ')
  await client.query(`create temporary table ${waitingTable(table)} (${texts}) on commit drop`)
  const copying = client.query(
    copyFrom(`copy ${waitingTable(table)} (${list}) from stdin with (format csv, header true)`),
  )
  await pipeline(csv, copying)
}

/** The values of some columns of rows that were brought in, with the place of each row. */
export const broughtIn = async (client: pg.Client, table: string, columns: readonly string[]) =>
  (
    await client.query<Record<string, string | null> & { place: string }>(
      `select ctid::text as place, ${columns.map(quoted).join(', ')} from ${waitingTable(table)}`,
    )
  ).rows

/** Replaces one value of a row that was brought in. */
export const replaceValue = (
  client: pg.Client,
  table: string,
  place: string,
  values: Readonly<Record<string, string | null>>,
) => {
  const names = Object.keys(values)
  const sets = names.map((name, at) => `${quoted(name)} = $${at + 2}`).join(', ')
  return client.query(`update ${waitingTable(table)} set ${sets} where ctid = $1::tid`, [
    place,
    ...names.map((name) => values[name]),
  ])
}

export const addColumns = (client: pg.Client, table: string, names: readonly string[]) =>
  client.query(
    `alter table ${waitingTable(table)} ${names.map((name) => `add column ${quoted(name)} text`).join(', ')}`,
  )

/** Fills a table from what was brought in, for another agency, in one statement. */
export const fillTable = (
  client: pg.Client,
  table: Table,
  agencyId: string,
  leftEmpty: readonly string[],
) => {
  const owner = table.name === 'agencies' ? 'id' : 'agency_id'
  const value = ({ name, type }: Column): string => {
    if (name === owner) return '$1::uuid'
    if (leftEmpty.includes(name)) return 'null'
    return `${quoted(name)}::${type}`
  }
  const names = table.columns.map(({ name }) => quoted(name)).join(', ')
  return client.query(
    `insert into ${quoted(table.name)} (${names})
     select ${table.columns.map(value).join(', ')} from ${waitingTable(table.name)}`,
    [agencyId],
  )
}

/** Fills in the references that had to wait. */
export const fillLater = (client: pg.Client, table: Table, { column }: Reference) => {
  const own = table.key.filter((name) => name !== 'agency_id')
  const same =
    table.name === 'agencies'
      ? 'true'
      : own.map((name) => `t.${quoted(name)}::text = w.${quoted(name)}`).join(' and ')
  const type = table.columns.find(({ name }) => name === column)?.type ?? 'uuid'
  return client.query(
    `update ${quoted(table.name)} t set ${quoted(column)} = w.${quoted(column)}::${type}
     from ${waitingTable(table.name)} w where w.${quoted(column)} is not null and ${same}`,
  )
}

/** The people whom a column of what was brought in names. */
export const namedPeople = async (
  client: pg.Client,
  table: string,
  column: string,
): Promise<string[]> =>
  (
    await client.query<{ id: string }>(
      `select distinct ${quoted(column)} as id from ${waitingTable(table)}
       where ${quoted(column)} is not null`,
    )
  ).rows.map(({ id }) => id)

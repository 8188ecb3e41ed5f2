import { sql } from 'kysely'
import { appendAudits } from '../audit/record.ts'
import type { Database, Tx } from '../db/pool.ts'
import { inAgency } from '../db/transaction.ts'
import { blindIndex, type Keys, seal, unseal } from './protected.ts'
import { findSealedColumns, placeOf, type SealedColumn } from './sealed-columns.ts'

/** The result for the values of one column, in one agency or for all people. */
export type Resealed = {
  readonly column: string
  readonly agencyId: string | null
  readonly values: number
  /** Values that do not open: their key is not among the given ones, or they were tampered with. */
  readonly unreadable: number
}

/** So many values are sealed again in one transaction. */
const batch = 200

/**
 * Seals every protected value again with the newest key and rebuilds its blind index. Values with the
 * newest key are skipped, so an interrupted run continues where it stopped. The server may work in the
 * meantime.
 */
export async function resealAll(
  at: { db: Database; keys: Keys },
  told: (resealed: Resealed) => void,
): Promise<{ values: number; unreadable: number }> {
  const total = { values: 0, unreadable: 0 }
  const add = (resealed: Resealed) => {
    total.values += resealed.values
    total.unreadable += resealed.unreadable
    if (resealed.values + resealed.unreadable > 0) told(resealed)
  }
  const columns = await findSealedColumns(at.db.app)
  for (const column of columns) {
    if (column.boundTo === 'row') add(await resealOfPeople(at, column))
  }
  const { rows } = await sql<{ id: string }>`
    select id from app.agency_ids() as id order by id`.execute(at.db.app)
  for (const { id } of rows) {
    let values = 0
    for (const column of columns) {
      if (column.boundTo !== 'agency') continue
      const resealed = await resealOfAgency(at, column, id)
      values += resealed.values
      add(resealed)
    }
    if (values > 0) await recordRotation(at, id, values)
  }
  return total
}

const resealOfAgency = (at: { db: Database; keys: Keys }, column: SealedColumn, agencyId: string) =>
  inBatches(at.keys, column, agencyId, (work) => inAgency(at.db, agencyId, work))

const resealOfPeople = (at: { db: Database; keys: Keys }, column: SealedColumn) =>
  inBatches(at.keys, column, null, (work) => at.db.identity.transaction().execute(work))

type Transact = (work: (tx: Tx) => Promise<Done>) => Promise<Done>
type Done = { last: string | null; values: number; unreadable: number }

async function inBatches(
  keys: Keys,
  column: SealedColumn,
  agencyId: string | null,
  transact: Transact,
): Promise<Resealed> {
  const counted = { values: 0, unreadable: 0 }
  let last: string | null = '(0,0)'
  while (last !== null) {
    const after: string = last
    const done: Done = await transact((tx) => resealSome(tx, keys, column, agencyId, after))
    counted.values += done.values
    counted.unreadable += done.unreadable
    last = done.last
  }
  return { column: `${column.table}.${column.field}`, agencyId, ...counted }
}

/** Rows are taken by where they lie: a row that was written again lies behind, with the newest key. */
async function resealSome(
  tx: Tx,
  keys: Keys,
  column: SealedColumn,
  agencyId: string | null,
  after: string,
): Promise<Done> {
  const table = sql.table(column.table)
  const sealedColumn = sql.ref(`${column.field}_sealed`)
  const id = sql.ref(column.boundTo === 'row' ? 'id' : 'agency_id')
  const { rows } = await sql<{ place: string; id: string; sealed: string }>`
    select ctid::text as place, ${id}::text as id, ${sealedColumn} as sealed from ${table}
    where ctid > ${after}::tid and ${sealedColumn} is not null
      and split_part(${sealedColumn}, '.', 1) <> ${keys.newest}
    order by ctid limit ${batch} for update`.execute(tx)
  const counted = { values: 0, unreadable: 0 }
  for (const row of rows) {
    const bound = placeOf(column, { agencyId, id: row.id })
    const value = opened(keys, row.sealed, bound)
    if (value === null) {
      counted.unreadable += 1
      continue
    }
    const index = column.indexed
      ? sql`, ${sql.ref(`${column.field}_index`)} = ${blindIndex(keys, value, bound)}`
      : sql``
    await sql`update ${table} set ${sealedColumn} = ${seal(keys, value, bound)} ${index}
      where ctid = ${row.place}::tid`.execute(tx)
    counted.values += 1
  }
  return { last: rows.length < batch ? null : (rows.at(-1)?.place ?? null), ...counted }
}

/** Null if the value does not open. Only the number of such values is reported, never the value. */
function opened(keys: Keys, sealed: string, place: string): string | null {
  try {
    return unseal(keys, sealed, place)
  } catch {
    return null
  }
}

const recordRotation = (at: { db: Database; keys: Keys }, agencyId: string, values: number) =>
  inAgency(at.db, agencyId, (tx) =>
    appendAudits(
      { keys: at.keys, clock: () => new Date() },
      tx,
      { agencyId, actor: { kind: 'job', name: 'keys:rotate' }, requestId: 'keys:rotate' },
      [
        {
          action: 'keys.rotated',
          type: 'agency',
          id: agencyId,
          after: { key: at.keys.newest, values },
        },
      ],
    ),
  )

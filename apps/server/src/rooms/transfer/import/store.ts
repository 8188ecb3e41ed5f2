import type { Mapping } from '@homeward/domain/transfer/import-fields'
import { sql } from 'kysely'
import { type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { Json } from '../../../plumbing/db/schema.generated.ts'

type RowState = 'ok' | 'wrong' | 'duplicate' | 'created' | 'kept' | 'undone'
/** Of rows that a person has to look at. */
const leftStates: readonly RowState[] = ['wrong', 'duplicate', 'kept']

export type Problem = { field: string; sentence: string }
export type FoundRow = {
  line: number
  state: RowState
  problems: Problem[]
  record_id?: string | null
}

const counted = (state: RowState) =>
  sql<number>`(select count(*)::int from import_rows r where r.agency_id = imports.agency_id
    and r.import_id = imports.id and r.state = ${state})`

const base = (tx: Tx) =>
  tx
    .selectFrom('imports')
    .selectAll()
    .select([
      counted('ok').as('rows_ok'),
      counted('wrong').as('rows_wrong'),
      counted('duplicate').as('rows_duplicate'),
      counted('created').as('rows_created'),
      counted('kept').as('rows_kept'),
    ])

export type ImportRecord = NonNullable<Awaited<ReturnType<typeof findImport>>>

export const findImport = (tx: Tx, id: string) => base(tx).where('id', '=', id).executeTakeFirst()

export const lockImport = (tx: Tx, id: string) =>
  tx
    .selectFrom('imports')
    .select(['id', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export function findImports(tx: Tx, filter: { kind?: string } & Paging) {
  const matching = base(tx).$if(filter.kind !== undefined, (q) =>
    q.where('kind', '=', filter.kind ?? ''),
  )
  return paged(tx, matching.orderBy('id', 'desc'), matching.clearSelect(), filter)
}

export const insertImport = (
  tx: Tx,
  row: {
    agency_id: string
    id: string
    kind: string
    file_id: string
    filename: string
    columns: readonly string[]
    mapping: object
    rows_total: number
    author: string
    user_id: string
    actor: object
  },
) =>
  tx
    .insertInto('imports')
    .values({
      ...row,
      columns: JSON.stringify(row.columns) as Json,
      mapping: JSON.stringify(row.mapping) as Json,
      actor: JSON.stringify(row.actor) as Json,
    })
    .execute()

export const updateImport = (
  tx: Tx,
  id: string,
  change: {
    state?: string
    mapping?: object
    rows_done?: number
    error?: string | null
    finished_at?: string | null
  },
) =>
  tx
    .updateTable('imports')
    .set({
      ...change,
      ...(change.mapping && { mapping: JSON.stringify(change.mapping) as Json }),
    } as never)
    .where('id', '=', id)
    .execute()

/** Notes how far the work is; false where the import is no longer in that state. */
export const noteRows = async (
  tx: Tx,
  id: string,
  state: string,
  rowsDone: number,
): Promise<boolean> => {
  const noted = await tx
    .updateTable('imports')
    .set({ rows_done: rowsDone })
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst()
  return noted.numUpdatedRows > 0n
}

export const deleteRows = (tx: Tx, importId: string) =>
  tx.deleteFrom('import_rows').where('import_id', '=', importId).execute()

export const insertRows = (
  tx: Tx,
  of: { agency_id: string; import_id: string },
  rows: readonly FoundRow[],
) =>
  tx
    .insertInto('import_rows')
    .values(rows.map((row) => ({ ...of, ...row, problems: JSON.stringify(row.problems) as Json })))
    .execute()

export const updateRow = (
  tx: Tx,
  of: { import_id: string; line: number },
  change: { state: RowState; problems?: Problem[]; record_id?: string; record_version?: number },
) =>
  tx
    .updateTable('import_rows')
    .set({
      state: change.state,
      ...(change.problems && { problems: JSON.stringify(change.problems) as Json }),
      ...(change.record_id !== undefined && { record_id: change.record_id }),
      ...(change.record_version !== undefined && { record_version: change.record_version }),
    })
    .where('import_id', '=', of.import_id)
    .where('line', '=', of.line)
    .execute()

/** The next rows in a state, a batch of them, by line. */
export const nextRows = (tx: Tx, importId: string, state: RowState, limit: number) =>
  tx
    .selectFrom('import_rows')
    .select(['line', 'record_id', 'record_version'])
    .where('import_id', '=', importId)
    .where('state', '=', state)
    .orderBy('line')
    .limit(limit)
    .execute()

export function findRows(tx: Tx, filter: { import_id: string; state: string } & Paging) {
  const matching = tx
    .selectFrom('import_rows')
    .where('import_id', '=', filter.import_id)
    .$if(filter.state === 'left', (q) => q.where('state', 'in', leftStates))
    .$if(!['left', 'all'].includes(filter.state), (q) => q.where('state', '=', filter.state))
  return paged(
    tx,
    matching.select(['line', 'state', 'problems', 'record_id']).orderBy('line'),
    matching,
    filter,
  )
}

/** Rows that were not brought in, all of them: an import is bounded. */
export const findLeftRows = (tx: Tx, importId: string) =>
  tx
    .selectFrom('import_rows')
    .select(['line', 'state', 'problems'])
    .where('import_id', '=', importId)
    .where('state', 'in', leftStates)
    .orderBy('line')
    .execute()

export const rememberMapping = (
  tx: Tx,
  row: { agency_id: string; kind: string; headings: Buffer; mapping: object },
) => {
  const mapping = JSON.stringify(row.mapping) as Json
  return tx
    .insertInto('import_mappings')
    .values({ ...row, mapping })
    .onConflict((conflict) =>
      conflict.columns(['agency_id', 'kind', 'headings']).doUpdateSet({ mapping }),
    )
    .execute()
}

export const findMapping = async (tx: Tx, kind: string, headings: Buffer) =>
  (
    await tx
      .selectFrom('import_mappings')
      .select('mapping')
      .where('kind', '=', kind)
      .where('headings', '=', headings)
      .executeTakeFirst()
  )?.mapping as Mapping | undefined

/** Those of the records that this import brought in itself. */
export const findOwnRecords = async (
  tx: Tx,
  importId: string,
  ids: readonly string[],
): Promise<Set<string | null>> => {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('import_rows')
    .select('record_id')
    .where('record_id', 'in', ids)
    .where('import_id', '=', importId)
    .execute()
  return new Set(rows.map(({ record_id: id }) => id))
}

/** Until this transaction ends, no other import of the agency brings anybody in. */
export const waitForOtherImports = (tx: Tx, agencyId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${agencyId}:imports`}, 0))`.execute(tx)

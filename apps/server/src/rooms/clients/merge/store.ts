import type { MergeColumn } from '@homeward/domain/clients/merging'
import { type Insertable, sql } from 'kysely'
import { type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { ClientMerges, Json } from '../../../plumbing/db/schema.generated.ts'

type Pair = { client_id: string; other_id: string }

/** Swaps columns of two clients in one statement. Nothing is lost, and a second swap undoes it. */
export async function exchangeColumns(
  tx: Tx,
  { client_id, other_id }: Pair,
  columns: readonly MergeColumn[],
): Promise<void> {
  if (columns.length === 0) return
  const changes = columns.map((column) => sql`${sql.ref(column)} = theirs.${sql.ref(column)}`)
  await sql`update clients as own set ${sql.join(changes)} from clients as theirs
    where own.id in (${client_id}, ${other_id}) and theirs.id in (${client_id}, ${other_id})
      and theirs.agency_id = own.agency_id and theirs.id <> own.id`.execute(tx)
}

/** Moves everything from the other client to the first, and returns what moved. */
export async function moveRows(tx: Tx, { client_id, other_id }: Pair): Promise<Json> {
  const { rows } = await sql<{ moved: Json }>`
    select app.move_client_rows(${other_id}, ${client_id}) as moved`.execute(tx)
  return rows[0]?.moved ?? []
}

/** Moves the merged rows back to the other client, with the rows created since that belong to them. */
export async function returnRows(tx: Tx, merge: Pair & { id: string }): Promise<void> {
  const { id, client_id, other_id } = merge
  await sql`select app.return_client_rows(${id})`.execute(tx)
  // Each follows the one before it: plans their authorization, visits their plan, claims their visit.
  await sql`select app.return_careplans(${client_id}, ${other_id})`.execute(tx)
  await sql`select app.return_visits(${client_id}, ${other_id})`.execute(tx)
  await sql`select app.return_claims(${client_id}, ${other_id})`.execute(tx)
}

export const demoteAddresses = (tx: Tx, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve()
    : tx
        .updateTable('client_addresses')
        .set({ primary: false })
        .where('id', 'in', ids)
        .execute()
        .then(() => undefined)

/** Makes addresses primary again, unless their client has another primary one now. */
export const restoreAddresses = (tx: Tx, ids: readonly string[]) =>
  sql`update client_addresses as a set "primary" = true
    where a.id = any (${ids}::uuid[]) and not exists (
      select from client_addresses b
      where b.agency_id = a.agency_id and b.client_id = a.client_id and b."primary")`.execute(tx)

export const insertMerge = (tx: Tx, merge: Insertable<ClientMerges>) =>
  tx.insertInto('client_merges').values(merge).execute()

/** Locked, so a merge is undone only once. */
export const lockMerge = (tx: Tx, id: string) =>
  tx
    .selectFrom('client_merges')
    .select([
      'id',
      'agency_id',
      'client_id',
      'other_id',
      'take',
      'other_status',
      'demoted_address_ids',
      'undone_at',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const markUndone = (tx: Tx, id: string, undone: { undone_at: string; undone_by: string }) =>
  tx.updateTable('client_merges').set(undone).where('id', '=', id).execute()

/** Locks two clients in the order of their IDs, whatever their status. */
export const lockBoth = (tx: Tx, { client_id, other_id }: Pair) =>
  tx
    .selectFrom('clients')
    .select('id')
    .where('id', 'in', [client_id, other_id])
    .orderBy('id')
    .forUpdate()
    .execute()

/** Whether a later merge touches the remaining record. */
export const hasLaterMerge = async (tx: Tx, merge: Pair & { id: string }): Promise<boolean> =>
  (await tx
    .selectFrom('client_merges')
    .select('id')
    .where('id', '>', merge.id)
    .where('undone_at', 'is', null)
    .where((eb) =>
      eb.or([eb('client_id', '=', merge.client_id), eb('other_id', '=', merge.client_id)]),
    )
    .limit(1)
    .executeTakeFirst()) !== undefined

const nameOf = (column: 'client_id' | 'other_id') =>
  sql<string>`(select c.name from clients c
    where c.agency_id = client_merges.agency_id and c.id = client_merges.${sql.ref(column)})`

const merges = (tx: Tx) =>
  tx.selectFrom('client_merges').select([
    'id',
    'client_id',
    'other_id',
    'take',
    'merged_at',
    'merged_by',
    'undone_at',
    'undone_by',
    nameOf('client_id').as('client_name'),
    nameOf('other_id').as('other_name'),
    sql<{ table: string; rows: number }[]>`(
      select coalesce(jsonb_agg(jsonb_build_object('table', entry ->> 'table',
        'rows', jsonb_array_length(entry -> 'keys'))), '[]')
      from jsonb_array_elements(moved) as entry)`.as('moved'),
    sql<boolean>`exists (select from client_merges later
      where later.agency_id = client_merges.agency_id and later.id > client_merges.id
        and later.undone_at is null
        and client_merges.client_id in (later.client_id, later.other_id))`.as('has_later'),
  ])

export type MergeRow = NonNullable<Awaited<ReturnType<typeof findMerge>>>

export const findMerge = (tx: Tx, id: string) => merges(tx).where('id', '=', id).executeTakeFirst()

/** Newest first; with a client, the merges in which it stayed or was merged. */
export const findMerges = (tx: Tx, filter: { client_id?: string | undefined } & Paging) => {
  const of = filter.client_id
  const all = tx.selectFrom('client_merges')
  return paged(
    tx,
    merges(tx)
      .$if(of !== undefined, (q) =>
        q.where((eb) => eb.or([eb('client_id', '=', of ?? ''), eb('other_id', '=', of ?? '')])),
      )
      .orderBy('id', 'desc'),
    of === undefined
      ? all
      : all.where((eb) => eb.or([eb('client_id', '=', of), eb('other_id', '=', of)])),
    filter,
  )
}

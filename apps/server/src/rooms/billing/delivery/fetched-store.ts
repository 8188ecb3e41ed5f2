import { sql, type Selectable, type Updateable } from 'kysely'
import { v7 as uuid } from 'uuid'
import { insertRows } from '../../../plumbing/db/insert-rows.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { FetchedFiles } from '../../../plumbing/db/schema.generated.ts'

/** What is known of a file that waits at a connection. */
export type Fetched = Pick<
  Selectable<FetchedFiles>,
  'name' | 'size_bytes' | 'modified_at' | 'sha256' | 'settled' | 'state'
>

const known = (tx: Tx, accountId: string, names: readonly string[]) =>
  tx
    .selectFrom('fetched_files')
    .select(['name', 'size_bytes', 'modified_at', 'sha256', 'settled', 'state'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`name = any (${sql.val(names)}::text[])`)

/** Notes which files wait at a connection, and which no longer do; answers what is known of them. */
export async function noteSeen(
  tx: Tx,
  agencyId: string,
  seen: { accountId: string; names: readonly string[]; at: Date },
): Promise<Fetched[]> {
  const { accountId, names, at } = seen
  await insertRows(
    tx
      .insertInto('fetched_files')
      .onConflict((conflict) =>
        conflict
          .columns(['agency_id', 'account_id', 'name'])
          .doUpdateSet({ state: 'waiting', note: null })
          .where('fetched_files.state', '=', 'gone'),
      ),
    // A server may list a name twice.
    [...new Set(names)].map((name) => ({
      agency_id: agencyId,
      id: uuid(),
      account_id: accountId,
      name,
      settled: false,
      seen_at: at.toISOString(),
    })),
  )
  await tx
    .updateTable('fetched_files')
    .set({ state: 'gone' })
    .where('account_id', '=', accountId)
    .where('state', 'in', ['waiting', 'failed'])
    .where(sql<boolean>`not name = any (${sql.val(names)}::text[])`)
    .execute()
  return known(tx, accountId, names).execute()
}

/** What is known of a file now; a second reader waits here until the first is done with it. */
export const lockFetched = (tx: Tx, accountId: string, name: string) =>
  known(tx, accountId, [name]).forUpdate().executeTakeFirst()

export const updateFetched = (
  tx: Tx,
  accountId: string,
  name: string,
  change: Updateable<FetchedFiles>,
) =>
  tx
    .updateTable('fetched_files')
    .set(change)
    .where('account_id', '=', accountId)
    .where('name', '=', name)
    .execute()

/** Notes that a connection was asked, and why it did not answer. */
export const noteLook = (
  tx: Tx,
  look: { agency_id: string; account_id: string; looked_at: string; error: string | null },
) =>
  tx
    .insertInto('connection_looks')
    .values(look)
    .onConflict((conflict) =>
      conflict
        .columns(['agency_id', 'account_id'])
        .doUpdateSet({ looked_at: look.looked_at, error: look.error }),
    )
    .execute()

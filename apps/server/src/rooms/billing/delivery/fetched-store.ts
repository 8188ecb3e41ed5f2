import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { FetchedFiles } from '../../../plumbing/db/schema.generated.ts'

/** What is known of a file that waits at a connection. */
export type Fetched = Pick<
  Selectable<FetchedFiles>,
  'name' | 'size_bytes' | 'modified_at' | 'sha256' | 'settled'
>

/** What is known of the files with these names. */
export const findFetched = (
  tx: Tx,
  accountId: string,
  names: readonly string[],
): Promise<Fetched[]> =>
  tx
    .selectFrom('fetched_files')
    .select(['name', 'size_bytes', 'modified_at', 'sha256', 'settled'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`name = any (${sql.val(names)}::text[])`)
    .execute()

/** Notes what a file holds; false if another process noted the same first. */
export const noteFetched = async (tx: Tx, fetched: Insertable<FetchedFiles>): Promise<boolean> =>
  (await tx
    .insertInto('fetched_files')
    .values(fetched)
    .onConflict((conflict) =>
      conflict
        .columns(['agency_id', 'account_id', 'name'])
        .doUpdateSet((eb) => ({
          file_id: eb.ref('excluded.file_id'),
          size_bytes: eb.ref('excluded.size_bytes'),
          modified_at: eb.ref('excluded.modified_at'),
          sha256: eb.ref('excluded.sha256'),
          settled: eb.ref('excluded.settled'),
          fetched_at: sql`now()`,
        }))
        .where((eb) =>
          eb.or([
            eb('fetched_files.settled', '=', false),
            eb('fetched_files.sha256', 'is distinct from', eb.ref('excluded.sha256')),
          ]),
        ),
    )
    .returning('name')
    .executeTakeFirst()) !== undefined

/** Notes how the server describes a file whose content is known. */
export const noteLook = (
  tx: Tx,
  { account_id, name, size_bytes, modified_at }: Insertable<FetchedFiles>,
) =>
  tx
    .updateTable('fetched_files')
    .set({ size_bytes: size_bytes ?? null, modified_at: modified_at ?? null })
    .where('account_id', '=', account_id)
    .where('name', '=', name)
    .execute()

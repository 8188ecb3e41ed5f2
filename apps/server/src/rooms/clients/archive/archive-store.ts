import { type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { searchPatterns } from '../../../plumbing/db/search.ts'

type Wanted = { search?: string | undefined } & Paging

/** Clients who were archived by hand, latest first. */
export function findArchivedClients(tx: Tx, wanted: Wanted) {
  let archived = tx
    .selectFrom('clients')
    .where('archived_at', 'is not', null)
    .where('merged_into_id', 'is', null)
  for (const pattern of searchPatterns(wanted.search)) {
    archived = archived.where('name', 'ilike', pattern)
  }
  const rows = archived
    .select(['id', 'first_name', 'last_name', 'status', 'birthdate', 'archived_at'])
    .orderBy('archived_at', 'desc')
    .orderBy('id')
  return paged(tx, rows, archived, wanted)
}

/** An archived client, locked for a change; undefined without one of this ID. */
export const lockArchivedClient = (tx: Tx, id: string) =>
  tx
    .selectFrom('clients')
    .select(['id', 'archived_at'])
    .where('id', '=', id)
    .where('archived_at', 'is not', null)
    .where('merged_into_id', 'is', null)
    .forUpdate()
    .executeTakeFirst()

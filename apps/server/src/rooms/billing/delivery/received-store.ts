import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { ReceivedFileState } from '@homeward/domain/billing/received-files'
import { type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { searchPatterns } from '../../../plumbing/db/search.ts'

/** How many remittances of a file are named. */
const named = 5

/** The files of all connections, newest first. */
export function findReceived(
  tx: Tx,
  filter: { state?: ReceivedFileState | undefined; search?: string | undefined } & Paging,
) {
  const matching = tx
    .selectFrom('fetched_files')
    .innerJoin('integration_accounts', (join) =>
      join
        .onRef('integration_accounts.agency_id', '=', 'fetched_files.agency_id')
        .onRef('integration_accounts.id', '=', 'fetched_files.account_id'),
    )
    .$if(filter.state !== undefined, (q) =>
      q.where('fetched_files.state', '=', filter.state ?? 'waiting'),
    )
    .where((eb) =>
      eb.and(searchPatterns(filter.search).map((like) => eb('fetched_files.name', 'ilike', like))),
    )
  const rows = matching
    .select((eb) => [
      'fetched_files.id',
      'fetched_files.name',
      'fetched_files.account_id',
      'integration_accounts.name as account_name',
      'fetched_files.seen_at',
      sql<number | null>`fetched_files.size_bytes`.as('size_bytes'),
      'fetched_files.state',
      'fetched_files.holds',
      'fetched_files.note',
      jsonObjectFrom(
        eb
          .selectFrom('era_files as w')
          .select(['w.id', 'w.state', 'w.claims_total', 'w.claims_done', 'w.repeated', 'w.error'])
          .whereRef('w.agency_id', '=', 'fetched_files.agency_id')
          .whereRef('w.file_id', '=', 'fetched_files.file_id'),
      ).as('work'),
      jsonArrayFrom(
        eb
          .selectFrom('eras as e')
          .select(['e.id', 'e.trace_number', 'e.status'])
          .whereRef('e.agency_id', '=', 'fetched_files.agency_id')
          .whereRef('e.file_id', '=', 'fetched_files.file_id')
          .orderBy('e.id')
          .limit(named),
      ).as('eras'),
    ])
    .orderBy('fetched_files.seen_at', 'desc')
    .orderBy('fetched_files.id', 'desc')
  return paged(tx, rows, matching, filter)
}

/** How each connection answered, and how many of its files wait or failed. */
export const findLooks = (tx: Tx, accountIds: readonly string[]) =>
  tx
    .selectFrom('integration_accounts as a')
    .leftJoin('connection_looks as l', (join) =>
      join.onRef('l.agency_id', '=', 'a.agency_id').onRef('l.account_id', '=', 'a.id'),
    )
    .select([
      'a.id',
      'a.name',
      'l.looked_at',
      'l.error',
      countIn('waiting').as('waiting'),
      countIn('failed').as('failed'),
    ])
    .where(sql<boolean>`a.id = any (${sql.val(accountIds)}::uuid[])`)
    .orderBy('a.name')
    .orderBy('a.id')
    .execute()

const countIn = (state: ReceivedFileState) => sql<number>`
  (select count(*)::int from fetched_files f
    where f.agency_id = a.agency_id and f.account_id = a.id and f.state = ${state})`

import { type Kysely, sql } from 'kysely'
import { type Paging, paged } from '../../../plumbing/db/page.ts'
import type { DB } from '../../../plumbing/db/schema.generated.ts'
import { searchPatterns } from '../../../plumbing/db/search.ts'

type Db = Kysely<DB>
type State = 'waiting' | 'kept' | 'sent' | 'failed'

/** Mails of the outbox, the newest first. */
export function findMails(
  db: Db,
  filter: { state: State | 'all'; search?: string | undefined } & Paging,
) {
  const { state } = filter
  let matching = db
    .selectFrom('mails')
    .$if(state !== 'all', (q) => q.where('state', '=', state === 'all' ? 'waiting' : state))
  for (const pattern of searchPatterns(filter.search)) {
    matching = matching.where(sql<boolean>`concat_ws(' ', to_address, subject) ilike ${pattern}`)
  }
  return paged(
    db,
    matching
      .select(['id', 'to_address', 'subject', 'body', 'state', 'error', 'created_at', 'sent_at'])
      .orderBy('id', 'desc'),
    matching,
    filter,
  )
}

import type { JournalAccount } from '@homeward/domain/billing/vocabulary'
import { type SqlBool, sql } from 'kysely'
import { detailed, type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { findEntriesByIds } from './store.ts'

type Filter = {
  by_date?: { start_date: string; end_date: string }
  account?: JournalAccount
  claim_id?: string
  office_id?: string
} & Paging

/** Entries of the agency, newest first. */
export async function findEntries(tx: Tx, { account, ...filter }: Filter) {
  const { rows, meta } =
    account === undefined ? await pageOfAll(tx, filter) : await pageOf(tx, account, filter)
  return { rows: await detailed(tx, rows, findEntriesByIds), meta }
}

type Others = Omit<Filter, 'account'>

function pageOfAll(tx: Tx, filter: Others) {
  const { by_date: days, claim_id: claimId, office_id: officeId } = filter
  const matching = tx
    .selectFrom('journal_entries')
    .$if(days !== undefined, (q) =>
      q.where('date', '>=', days?.start_date ?? '').where('date', '<=', days?.end_date ?? ''),
    )
    .$if(claimId !== undefined, (q) => q.where('claim_id', '=', claimId ?? ''))
    .$if(officeId !== undefined, (q) => q.where(isOfOffice(officeId ?? '')))
  const found = matching.select('id').orderBy('date', 'desc').orderBy('id', 'desc')
  return paged(tx, found, matching, filter)
}

/** The entries of an account: its lines have an index in the order of days, whether it has many or few. */
function pageOf(tx: Tx, account: JournalAccount, filter: Others) {
  const { by_date: days, claim_id: claimId, office_id: officeId } = filter
  const matching = tx
    .selectFrom('journal_lines')
    .where('account', '=', account)
    .$if(days !== undefined, (q) =>
      q
        .where('entry_date', '>=', days?.start_date ?? '')
        .where('entry_date', '<=', days?.end_date ?? ''),
    )
    .$if(claimId !== undefined, (q) =>
      q.where(isInEntry(sql`journal_entries.claim_id = ${claimId}`)),
    )
    .$if(officeId !== undefined, (q) => q.where(isInEntry(isOfOffice(officeId ?? ''))))
    .groupBy(['entry_date', 'entry_id'])
  const found = matching
    .select('entry_id as id')
    .orderBy('entry_date', 'desc')
    .orderBy('entry_id', 'desc')
  return paged(tx, found, matching, filter)
}

const isInEntry = (which: ReturnType<typeof isOfOffice>) =>
  sql<SqlBool>`exists (select from journal_entries
    where journal_entries.agency_id = journal_lines.agency_id
      and journal_entries.id = journal_lines.entry_id and ${which})`

const isOfOffice = (officeId: string) => sql<SqlBool>`exists (select from claims k
  join clients o on o.agency_id = k.agency_id and o.id = k.client_id
  where k.agency_id = journal_entries.agency_id and k.id = journal_entries.claim_id and o.office_id = ${officeId})`

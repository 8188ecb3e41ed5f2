import type { JournalEntry } from '@homeward/contract/billing/journal'
import type { JournalLine } from '@homeward/domain/billing/postings'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { insertRows } from '../../../plumbing/db/insert-rows.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** An entry to be written. Kind and source together are posted once; a second time is refused. */
export type NewEntry = {
  id: string
  date: string
  kind: string
  sourceId: string
  description: string
  claimId: string | null
  eraId: string | null
  /** How often the source came to the journal, if what was taken back is posted again. */
  round?: number
  /** The entry that it takes back. */
  undoes?: string
  lines: readonly JournalLine[]
}

/** Writes entries and their lines, all in a few statements. */
export async function insertEntries(
  tx: Tx,
  by: { agencyId: string; name: string },
  entries: readonly NewEntry[],
): Promise<void> {
  await insertRows(
    tx.insertInto('journal_entries'),
    entries.map((entry) => ({
      agency_id: by.agencyId,
      id: entry.id,
      date: entry.date,
      kind: entry.kind,
      source_id: entry.sourceId,
      description: entry.description,
      claim_id: entry.claimId,
      era_id: entry.eraId,
      round: entry.round ?? 1,
      undoes: entry.undoes ?? null,
      created_by_name: by.name,
    })),
  )
  await insertRows(
    tx.insertInto('journal_lines'),
    entries.flatMap((entry) =>
      entry.lines.map(({ account, amountCents }, index) => ({
        agency_id: by.agencyId,
        entry_id: entry.id,
        entry_date: entry.date,
        position: index + 1,
        account,
        amount_cents: amountCents,
      })),
    ),
  )
}

const entries = (tx: Tx) =>
  tx
    .selectFrom('journal_entries')
    .select((eb) => [
      'journal_entries.id',
      'journal_entries.date',
      'journal_entries.description',
      'journal_entries.created_at',
      jsonObjectFrom(
        eb
          .selectFrom('claims as c')
          .select(['c.id', 'c.number'])
          .whereRef('c.agency_id', '=', 'journal_entries.agency_id')
          .whereRef('c.id', '=', 'journal_entries.claim_id'),
      ).as('claim'),
      jsonArrayFrom(
        eb
          .selectFrom('journal_lines as l')
          .select(['l.account', 'l.amount_cents'])
          .whereRef('l.agency_id', '=', 'journal_entries.agency_id')
          .whereRef('l.entry_id', '=', 'journal_entries.id')
          .orderBy('l.position'),
      ).as('lines'),
    ])

/** Entries, in no order. */
export const findEntriesByIds = (tx: Tx, { ids }: { ids: readonly string[] }) =>
  entries(tx).where('journal_entries.id', 'in', ids).execute()

/** The entries of one claim, in the order in which they were made. */
export const findEntriesOfClaim = (tx: Tx, claimId: string): Promise<JournalEntry[]> =>
  entries(tx).where('claim_id', '=', claimId).orderBy('created_at').orderBy('id').execute()

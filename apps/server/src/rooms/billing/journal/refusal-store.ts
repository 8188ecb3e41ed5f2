import type { JournalLine } from '@homeward/domain/billing/postings'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** An entry that removed the charge of a claim without a payment. */
type Refusal = { id: string; claimId: string; lines: JournalLine[] }

/** The refusals of claims in the journal that were not undone yet. */
export async function findRefusals(tx: Tx, claimIds: readonly string[]): Promise<Refusal[]> {
  if (claimIds.length === 0) return []
  const rows = await tx
    .selectFrom('journal_entries as e')
    .select((eb) => [
      'e.id',
      'e.claim_id',
      jsonArrayFrom(
        eb
          .selectFrom('journal_lines as l')
          .select(['l.account', 'l.amount_cents as amountCents'])
          .whereRef('l.agency_id', '=', 'e.agency_id')
          .whereRef('l.entry_id', '=', 'e.id')
          .orderBy('l.position'),
      ).as('lines'),
    ])
    .where('e.claim_id', 'in', claimIds)
    .where('e.kind', 'in', ['claim_remitted', 'claim_applied'])
    .where((eb) =>
      eb.and([
        eb.not(
          eb.exists(
            eb
              .selectFrom('journal_entries as u')
              .select('u.id')
              .whereRef('u.agency_id', '=', 'e.agency_id')
              .where('u.kind', '=', 'refusal_undone')
              .whereRef('u.source_id', '=', 'e.id'),
          ),
        ),
        eb.not(
          eb.exists(
            eb
              .selectFrom('journal_lines as l')
              .select('l.position')
              .whereRef('l.agency_id', '=', 'e.agency_id')
              .whereRef('l.entry_id', '=', 'e.id')
              .where('l.account', 'in', ['cash', 'unapplied_cash']),
          ),
        ),
      ]),
    )
    .orderBy('e.created_at')
    .orderBy('e.id')
    .execute()
  return rows.flatMap(({ id, claim_id: claimId, lines }) =>
    claimId === null ? [] : [{ id, claimId, lines }],
  )
}

import type { JournalLine } from '@homeward/domain/billing/postings'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** The journal of each claim, summed by account. */
export async function findMoney(
  tx: Tx,
  claimIds: readonly string[],
): Promise<Map<string, JournalLine[]>> {
  const rows = await tx
    .selectFrom('journal_entries as e')
    .innerJoin('journal_lines as l', (join) =>
      join.onRef('l.agency_id', '=', 'e.agency_id').onRef('l.entry_id', '=', 'e.id'),
    )
    .select(({ fn }) => ['e.claim_id', 'l.account', fn.sum<number>('l.amount_cents').as('cents')])
    .where('e.claim_id', 'in', claimIds)
    .groupBy(['e.claim_id', 'l.account'])
    .execute()
  const lines = new Map<string, JournalLine[]>()
  for (const { claim_id, account, cents } of rows) {
    if (claim_id === null) continue
    lines.set(claim_id, [...(lines.get(claim_id) ?? []), { account, amountCents: Number(cents) }])
  }
  return lines
}

import type { JournalEntry } from '@homeward/contract/billing/journal'
import { sumCents } from '@homeward/domain/money'

/** Debits and credits of some entries, both as positive cents, and what is between them. */
export const totalsOf = (entries: readonly JournalEntry[]) => {
  const amounts = entries.flatMap((entry) => entry.lines.map((line) => line.amount_cents))
  const debit = sumCents(amounts.filter((amount) => amount > 0))
  const credit = 0 - sumCents(amounts.filter((amount) => amount < 0))
  return { debit, credit, difference: debit - credit }
}

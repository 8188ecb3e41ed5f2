import { type Holder, holds } from '../identity/abilities.ts'
import { fail, ok, type Result } from '../result.ts'
import { allocated } from './allocation.ts'
import { type ClaimBalance, claimBalance, claimStatusAfter } from './balances.ts'
import type { FilingFrequency } from './filings.ts'
import { type JournalLine, moved, reversed, summed } from './postings.ts'
import type { ClaimStatus } from './vocabulary.ts'

/** What became of a write-off; more than the limit of the agency waits for a second person. */
export const writeOffStates = ['waiting', 'posted', 'withdrawn', 'undone'] as const
export type WriteOffState = (typeof writeOffStates)[number]
export const writeOffStateLabels: Record<WriteOffState, string> = {
  waiting: 'Waits for a second person',
  posted: 'Written off',
  withdrawn: 'Withdrawn',
  undone: 'Undone',
}

/** What can be written off: what the payor owes, and what it refused. */
export const openCents = ({ balanceCents, deniedCents }: ClaimBalance): number =>
  Math.max(balanceCents, 0) + Math.max(deniedCents, 0)

/** The lines of a write-off: first of what was refused, then of what is owed. */
export function writtenOff(
  amountCents: number,
  balance: ClaimBalance,
): Result<JournalLine[], 'write_off_too_much'> {
  if (amountCents > openCents(balance)) return fail('write_off_too_much')
  const refused = Math.min(amountCents, Math.max(balance.deniedCents, 0))
  return ok([
    ...moved('write_off', 'denied_receivable', refused),
    ...moved('write_off', 'accounts_receivable', amountCents - refused),
  ])
}

/**
 * The lines that take a write-off back, as far as it still stands: a charge that was lowered since took its part of it
 * along. What the claim was credited since is owed again first.
 */
export function writeOffUndone(
  lines: readonly JournalLine[],
  balance: ClaimBalance,
): JournalLine[] {
  const gone = Math.max(claimBalance(lines).writtenOffCents - balance.writtenOffCents, 0)
  const standing = [...reversed(lines), ...moved('write_off', 'accounts_receivable', gone)]
  return allocated(summed(standing), balance)
}

/** Whether a second person must approve; what was written off of the claim before counts too. */
export const needsSecondPerson = (
  amountCents: number,
  balance: ClaimBalance,
  limitCents: number,
): boolean => balance.writtenOffCents + amountCents > limitCents

const followsMoney: readonly ClaimStatus[] = [
  'acknowledged',
  'confirmed',
  'billed',
  'paid',
  'remaining_balance',
  'denied',
  'refund',
  'write_off',
]

/** The status of a claim once its money changed; one that is being corrected or sent stays where it is. */
export const statusAfterMoney = (
  { status, frequency }: { status: ClaimStatus; frequency: FilingFrequency },
  balance: ClaimBalance,
  lines: readonly JournalLine[],
): ClaimStatus =>
  followsMoney.includes(status) ? claimStatusAfter(afterLines(balance, lines), frequency) : status

function afterLines(before: ClaimBalance, lines: readonly JournalLine[]): ClaimBalance {
  const change = claimBalance(lines)
  return {
    chargeCents: before.chargeCents + change.chargeCents,
    paidCents: before.paidCents + change.paidCents,
    contractualCents: before.contractualCents + change.contractualCents,
    otherCents: before.otherCents + change.otherCents,
    patientCents: before.patientCents + change.patientCents,
    deniedCents: before.deniedCents + change.deniedCents,
    writtenOffCents: before.writtenOffCents + change.writtenOffCents,
    balanceCents: before.balanceCents + change.balanceCents,
  }
}

/** What a person may do with a write-off; who asked for it is not the second person. */
export const writeOffAbilities = (
  holder: Holder,
  { state, own }: { state: WriteOffState; own: boolean },
): Record<string, boolean> => {
  const may = holds(holder, 'claims.write')
  return {
    approve: may && state === 'waiting' && !own,
    undo: may && (state === 'waiting' || state === 'posted'),
  }
}

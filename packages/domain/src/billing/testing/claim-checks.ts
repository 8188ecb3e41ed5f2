import { overdrawn } from '../allocation.ts'
import { claimStatusAfter } from '../balances.ts'
import { filingsTo } from '../filings.ts'
import { balanceOf, type ClaimWorld, moneyOf, sumOf } from './claim-world.ts'

/** What is wrong with a claim, in words; empty where all holds. */
export function faultsOf(world: ClaimWorld): string[] {
  const lines = moneyOf(world)
  const balance = balanceOf(world)
  const adjustments = balance.contractualCents + balance.otherCents + balance.writtenOffCents
  const receivable = balance.balanceCents + balance.deniedCents + balance.patientCents
  const originals = (['primary', 'secondary'] as const).map(
    (order) =>
      filingsTo(order, world.filings).filter(
        ({ frequency, state }) => frequency === '1' && (state === 'sent' || state === 'accepted'),
      ).length,
  )
  const full = balance.paidCents > 0 && receivable === 0 && balance.balanceCents === 0
  return [
    world.entries.some((entry) => sumOf(entry.lines) !== 0) && 'an entry is not zero',
    receivable !== balance.chargeCents - balance.paidCents - adjustments && 'the receivable is off',
    balance.writtenOffCents < 0 && 'less than nothing is written off',
    overdrawn(balance) && 'less than nothing is owed',
    sumOf(lines, 'accounts_receivable') < 0 && 'a receivable is negative',
    sumOf(lines, 'credits') > 0 && 'a credit is owed to us',
    Math.max(...originals) > 1 && 'it was billed twice',
    sumOf(lines, 'cash', 'unapplied_cash') + world.unapplied !== world.paid &&
      'the cash is not what was paid',
    full && claimStatusAfter(balance) !== 'paid' && 'it is paid and not said to be',
    balance.balanceCents < 0 && claimStatusAfter(balance) !== 'refund' && 'a credit is billed',
  ].filter((fault) => fault !== false)
}

/** What tells two claims apart, whatever came before. */
export const keyOf = (world: ClaimWorld): string =>
  JSON.stringify([
    world.filings,
    world.charge,
    world.open,
    world.order,
    world.rests.map((id) => world.answers.findIndex((answer) => answer.id === id)),
    balanceOf(world),
    sumOf(moneyOf(world), 'credits', 'recoupment'),
    world.answers.map(({ chargeCents, paidCents, lines }) => [chargeCents, paidCents, lines]),
    world.entries.filter(({ kind }) => kind === 'reopened').map(({ lines }) => lines),
    world.entries.filter(({ kind }) => kind === 'write-off').map(({ lines }) => lines),
    world.entries.filter(({ kind }) => kind === 'refund').map(({ lines }) => lines),
    world.entries.filter(({ kind }) => kind === 'patient').map(({ lines }) => lines),
    world.unapplied,
  ])

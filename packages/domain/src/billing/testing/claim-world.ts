import { allocated, overdrawn } from '../allocation.ts'
import { contradictionOf, reversedBy } from '../answers.ts'
import { claimBalance } from '../balances.ts'
import { type FilingFrequency, filingsTo, type FilingState, nextFrequency } from '../filings.ts'
import { type LiveAnswer, makeLedger } from '../ledger.ts'
import {
  type Adjustment,
  claimRemitted,
  claimTransmitted,
  type JournalLine,
  moved,
  nextPayorBilled,
} from '../postings.ts'

export const claimId = 'claim'

type Place = 'primary' | 'secondary'
type Entry = { id: string; lines: readonly JournalLine[]; kind: string; answer?: string }
/** A claim with its filings, its journal and what its payor said. */
export type ClaimWorld = {
  filings: { frequency: FilingFrequency; state: FilingState; charge: number; payer_order: Place }[]
  charge: number
  open: boolean
  /** Which payor has it, and the answers of the first one that a claim to the second rests on. */
  order: Place
  rests: readonly string[]
  entries: Entry[]
  answers: LiveAnswer[]
  /** Answers that a reversal took back, by that reversal. */
  gone: Map<string, LiveAnswer>
  /** What the payor says it paid, and what waits unapplied. */
  paid: number
  unapplied: number
}

/** A claim that is not filed yet. */
export const newClaim = (charge: number): ClaimWorld => ({
  filings: [],
  charge,
  open: true,
  order: 'primary',
  rests: [],
  entries: [],
  answers: [],
  gone: new Map(),
  paid: 0,
  unapplied: 0,
})

export const moneyOf = ({ entries }: Pick<ClaimWorld, 'entries'>) =>
  entries.flatMap(({ lines }) => lines)
export const balanceOf = (world: ClaimWorld) => claimBalance(moneyOf(world))
/** What accounts come to; all of them where none is named. */
export const sumOf = (lines: readonly JournalLine[], ...accounts: string[]): number =>
  lines
    .filter(({ account }) => accounts.length === 0 || accounts.includes(account))
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
export const lastOf = ({ filings }: ClaimWorld) => filings.at(-1)
/** What the last filing charges. */
export const charged = (world: ClaimWorld): number => lastOf(world)?.charge ?? world.charge
const idAfter = ({ entries }: ClaimWorld) => String(entries.length + 1).padStart(3, '0')
export const withEntry = (world: ClaimWorld, entry: Omit<Entry, 'id'>): ClaimWorld => ({
  ...world,
  entries: [...world.entries, { id: idAfter(world), ...entry }],
})

const ledgerOf = (world: ClaimWorld) =>
  makeLedger({
    money: new Map([[claimId, moneyOf(world)]]),
    answers: world.answers,
    reopenings: world.entries
      .filter(({ kind }) => kind === 'reopened')
      .map(({ id, lines }) => ({ id, claimId, lines })),
  })

/** Files the claim with the payor that has it. */
export function file(world: ClaimWorld): ClaimWorld {
  if (!world.open || !mayFile(world)) return world
  const { order } = world
  const frequency = nextFrequency(filingsTo(order, world.filings))
  const denied = balanceOf(world).deniedCents
  let next = world
  if (denied > 0) {
    const lines = moved('accounts_receivable', 'denied_receivable', denied)
    next = withEntry(next, { kind: 'reopened', lines })
  }
  const balance = balanceOf(next)
  next =
    order === 'primary'
      ? withEntry(next, {
          kind: 'filed',
          lines: allocated(claimTransmitted(world.charge - balance.chargeCents), balance),
        })
      : withEntry(next, { kind: 'reopened', lines: nextPayorBilled(balance.patientCents) })
  // A later payor gets what the one before had.
  const charge = order === 'primary' ? world.charge : charged(world)
  const filing = { frequency, state: 'sent', charge, payer_order: order } as const
  return { ...next, open: false, filings: [...world.filings, filing] }
}

/** A later payor is asked for what the one before left, while that one's answers hold, and once at a time. */
function mayFile({ order, rests, answers, filings, ...world }: ClaimWorld): boolean {
  if (order === 'primary') return true
  const { patientCents, deniedCents, balanceCents } = claimBalance(moneyOf(world))
  return (
    rests.every((id) => answers.some((answer) => answer.id === id)) &&
    patientCents + deniedCents + balanceCents > 0 &&
    filingsTo('secondary', filings).at(-1)?.state !== 'sent'
  )
}

export const turned = (world: ClaimWorld, state: FilingState): ClaimWorld => ({
  ...world,
  filings: world.filings.map((filing, index) =>
    index === world.filings.length - 1 && (filing.state === 'sent' || filing.state === 'accepted')
      ? { ...filing, state }
      : filing,
  ),
})

type Said = { paid: number; adjustments: Adjustment[]; charge: number; reversal?: boolean }

/** The payor answers; what contradicts waits, and its money with it. */
export function answer(world: ClaimWorld, said: Said): ClaimWorld {
  const heard = { ...world, paid: world.paid + said.paid }
  const ledger = ledgerOf(world)
  const amounts = { chargeCents: said.charge, paidCents: said.paid }
  const later = lastOf(world)?.payer_order === 'secondary'
  const wait = contradictionOf(
    { ...amounts, reversal: said.reversal ?? false, later },
    {
      balance: balanceOf(world),
      billedNextCents: ledger.billedNextOf(claimId),
      charges: world.filings.map(({ charge }) => charge),
      answers: world.answers,
      partOfFiling: false,
    },
  )
  if (wait || world.filings.length === 0) {
    return { ...heard, unapplied: heard.unapplied + said.paid }
  }
  if (said.reversal) return takeBack(heard, reversedBy(amounts, world.answers), ledger)
  const lines = ledger.post(
    claimId,
    claimRemitted({ paidCents: said.paid, adjustments: said.adjustments }),
    { later },
  )
  const id = idAfter(heard)
  const posted: LiveAnswer = { id, claimId, ...amounts, lines, entryId: id }
  const next = withEntry(heard, { kind: 'answer', lines, answer: id })
  return turned({ ...next, answers: [...world.answers, posted] }, 'accepted')
}

function takeBack(
  world: ClaimWorld,
  taken: LiveAnswer | undefined,
  ledger: ReturnType<typeof ledgerOf>,
): ClaimWorld {
  if (!taken) return world
  const back = ledger.takeBack(taken)
  const undone = new Set(back.reopenings.map(({ entryId }) => entryId))
  let next: ClaimWorld = {
    ...world,
    entries: world.entries.map((entry) =>
      undone.has(entry.id) ? { ...entry, kind: 'reopened and undone' } : entry,
    ),
    answers: world.answers.filter(({ id }) => id !== taken.id),
  }
  for (const { lines } of back.reopenings) next = withEntry(next, { kind: 'undone', lines })
  const id = idAfter(next)
  next = withEntry(next, { kind: 'reversal', lines: back.lines })
  return { ...next, gone: new Map([...world.gone, [id, taken]]) }
}

/** Undoes the last answer that holds; its money waits. */
export function undo(world: ClaimWorld): ClaimWorld {
  const last = world.answers.at(-1)
  if (!last) return world
  const after = takeBack(world, last, ledgerOf(world))
  if (overdrawn(balanceOf(after))) return world
  return { ...after, unapplied: after.unapplied + last.paidCents }
}

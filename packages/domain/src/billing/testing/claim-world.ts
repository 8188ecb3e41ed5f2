import { allocated, overdrawn } from '../allocation.ts'
import { contradictionOf, reversedBy } from '../answers.ts'
import { claimBalance } from '../balances.ts'
import { type FilingFrequency, type FilingState, nextFrequency } from '../filings.ts'
import { type LiveAnswer, makeLedger } from '../ledger.ts'
import { patientApplied, spread } from '../patient-money.ts'
import {
  type Adjustment,
  claimRemitted,
  claimTransmitted,
  type JournalLine,
  moved,
  recouped,
  reversed,
} from '../postings.ts'
import { creditCents, refunded, refundUndone } from '../refunds.ts'
import { openCents, writeOffUndone, writtenOff } from '../write-offs.ts'

const claimId = 'claim'

type Entry = { id: string; lines: readonly JournalLine[]; kind: string; answer?: string }
/** A claim with its filings, its journal and what its payor said. */
export type ClaimWorld = {
  filings: { frequency: FilingFrequency; state: FilingState; charge: number }[]
  charge: number
  open: boolean
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
  entries: [],
  answers: [],
  gone: new Map(),
  paid: 0,
  unapplied: 0,
})

export const moneyOf = ({ entries }: ClaimWorld) => entries.flatMap(({ lines }) => lines)
export const balanceOf = (world: ClaimWorld) => claimBalance(moneyOf(world))
/** What accounts come to; all of them where none is named. */
export const sumOf = (lines: readonly JournalLine[], ...accounts: string[]): number =>
  lines
    .filter(({ account }) => accounts.length === 0 || accounts.includes(account))
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
const lastOf = ({ filings }: ClaimWorld) => filings.at(-1)
const idAfter = ({ entries }: ClaimWorld) => String(entries.length + 1).padStart(3, '0')
const withEntry = (world: ClaimWorld, entry: Omit<Entry, 'id'>): ClaimWorld => ({
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

function file(world: ClaimWorld): ClaimWorld {
  if (!world.open) return world
  const frequency = nextFrequency(world.filings)
  const denied = balanceOf(world).deniedCents
  let next = world
  if (denied > 0) {
    const lines = moved('accounts_receivable', 'denied_receivable', denied)
    next = withEntry(next, { kind: 'reopened', lines })
  }
  const balance = balanceOf(next)
  const lines = allocated(claimTransmitted(world.charge - balance.chargeCents), balance)
  next = withEntry(next, { kind: 'filed', lines })
  const filing = { frequency, state: 'sent', charge: world.charge } as const
  return { ...next, open: false, filings: [...world.filings, filing] }
}

const turned = (world: ClaimWorld, state: FilingState): ClaimWorld => ({
  ...world,
  filings: world.filings.map((filing, index) =>
    index === world.filings.length - 1 && (filing.state === 'sent' || filing.state === 'accepted')
      ? { ...filing, state }
      : filing,
  ),
})

type Said = { paid: number; adjustments: Adjustment[]; charge: number; reversal?: boolean }

/** The payor answers; what contradicts waits, and its money with it. */
function answer(world: ClaimWorld, said: Said): ClaimWorld {
  const heard = { ...world, paid: world.paid + said.paid }
  const ledger = ledgerOf(world)
  const amounts = { chargeCents: said.charge, paidCents: said.paid }
  const wait = contradictionOf(
    { ...amounts, reversal: said.reversal ?? false, later: false },
    {
      balance: balanceOf(world),
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
function undo(world: ClaimWorld): ClaimWorld {
  const last = world.answers.at(-1)
  if (!last) return world
  const after = takeBack(world, last, ledgerOf(world))
  if (overdrawn(balanceOf(after))) return world
  return { ...after, unapplied: after.unapplied + last.paidCents }
}

function writeOff(world: ClaimWorld): ClaimWorld {
  const open = openCents(balanceOf(world))
  if (open === 0 || world.open) return world
  const lines = writtenOff(open, balanceOf(world))
  return lines.ok ? withEntry(world, { kind: 'write-off', lines: lines.value }) : world
}

function undoWriteOff(world: ClaimWorld): ClaimWorld {
  const last = world.entries.findLast(({ kind }) => kind === 'write-off')
  if (!last) return world
  const entries = world.entries.map((entry) =>
    entry === last ? { ...entry, kind: 'write-off and undone' } : entry,
  )
  const lines = writeOffUndone(last.lines, balanceOf(world))
  return withEntry({ ...world, entries }, { kind: 'undone', lines })
}

function refund(world: ClaimWorld): ClaimWorld {
  const credit = creditCents(balanceOf(world))
  if (credit === 0) return world
  const lines = refunded(credit, balanceOf(world))
  if (!lines.ok) return world
  return { ...withEntry(world, { kind: 'refund', lines: lines.value }), paid: world.paid - credit }
}

function undoRefund(world: ClaimWorld): ClaimWorld {
  const last = world.entries.findLast(({ kind }) => kind === 'refund')
  if (!last) return world
  const entries = world.entries.map((entry) =>
    entry === last ? { ...entry, kind: 'refund and undone' } : entry,
  )
  const lines = refundUndone(last.lines, balanceOf(world))
  const back = 0 - sumOf(last.lines, 'cash')
  return withEntry({ ...world, entries, paid: world.paid + back }, { kind: 'undone', lines })
}

/** The patient pays what was left to them. */
function patientPays(world: ClaimWorld): ClaimWorld {
  const [part] = spread(1000, [{ claimId, patientCents: balanceOf(world).patientCents }])
  if (!part) return world
  const next = withEntry(world, { kind: 'patient', lines: patientApplied(part.amountCents) })
  return { ...next, paid: next.paid + part.amountCents }
}

function takeOffPatient(world: ClaimWorld): ClaimWorld {
  const last = world.entries.findLast(({ kind }) => kind === 'patient')
  if (!last) return world
  const entries = world.entries.map((entry) =>
    entry === last ? { ...entry, kind: 'patient and undone' } : entry,
  )
  const lines = reversed(last.lines)
  const back = 0 - sumOf(last.lines, 'patient_receivable')
  return withEntry(
    { ...world, entries, unapplied: world.unapplied + back },
    { kind: 'undone', lines },
  )
}

const charged = (world: ClaimWorld): number => lastOf(world)?.charge ?? world.charge
const pay = (world: ClaimWorld, paid: number): ClaimWorld =>
  answer(world, {
    charge: charged(world),
    paid,
    adjustments: paid < charged(world) ? [{ group: 'CO', amountCents: charged(world) - paid }] : [],
  })
const deny = (world: ClaimWorld): ClaimWorld =>
  answer(world, {
    charge: charged(world),
    paid: 0,
    adjustments: [{ group: 'CO', amountCents: charged(world), denied: true }],
  })
const reverse = (world: ClaimWorld): ClaimWorld => {
  const last = world.answers.at(-1)
  return answer(world, {
    charge: 0 - (last?.chargeCents ?? charged(world)),
    paid: 0 - (last?.paidCents ?? 0),
    adjustments: [],
    reversal: true,
  })
}

/** What a corrected claim charges, what a payor pays in part, and what it takes back elsewhere. */
type Amounts = { corrected: number; partly: number; recouped: number }

/** What may happen to a claim; where it may not, the world stays as it is. */
export const eventsOf = ({ corrected, partly, recouped: taken }: Amounts) => ({
  file,
  acknowledge: (world: ClaimWorld): ClaimWorld => turned(world, 'accepted'),
  reject: (world: ClaimWorld): ClaimWorld =>
    lastOf(world)?.state === 'sent' ? turned(world, 'rejected') : world,
  deny,
  correct: (world: ClaimWorld): ClaimWorld =>
    world.filings.length === 0 || lastOf(world)?.state === 'sent'
      ? world
      : { ...world, open: true, charge: corrected },
  pay: (world: ClaimWorld): ClaimWorld => pay(world, charged(world)),
  'part-pay': (world: ClaimWorld): ClaimWorld => pay(world, partly),
  'duplicate-deny': deny,
  reverse,
  'correct-in-one': (world: ClaimWorld): ClaimWorld => pay(reverse(world), charged(world)),
  recoup: (world: ClaimWorld): ClaimWorld => {
    const lines = recouped(taken, 'WO', balanceOf(world))
    return { ...withEntry(world, { kind: 'recoup', lines }), paid: world.paid - taken }
  },
  'write off': writeOff,
  'undo write-off': undoWriteOff,
  undo,
  refund,
  'undo refund': undoRefund,
  'leave to the patient': (world: ClaimWorld): ClaimWorld =>
    answer(world, {
      charge: charged(world),
      paid: partly,
      adjustments: [{ group: 'PR', amountCents: charged(world) - partly }],
    }),
  'patient pays': patientPays,
  'take off the patient': takeOffPatient,
})

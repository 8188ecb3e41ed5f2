import { expect, test } from 'vitest'
import { allocated, overdrawn } from './allocation.ts'
import { contradictionOf, reversedBy } from './answers.ts'
import { claimBalance, claimStatusAfter } from './balances.ts'
import { type FilingFrequency, type FilingState, nextFrequency } from './filings.ts'
import { type LiveAnswer, makeLedger } from './ledger.ts'
import { patientApplied, spread } from './patient-money.ts'
import {
  type Adjustment,
  claimRemitted,
  claimTransmitted,
  type JournalLine,
  moved,
  recouped,
  reversed,
} from './postings.ts'
import { creditCents, refunded, refundUndone } from './refunds.ts'
import { openCents, writeOffUndone, writtenOff } from './write-offs.ts'

const claimId = 'claim'

type Entry = { id: string; lines: readonly JournalLine[]; kind: string; answer?: string }
type World = {
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

const start: World = {
  filings: [],
  charge: 100,
  open: true,
  entries: [],
  answers: [],
  gone: new Map(),
  paid: 0,
  unapplied: 0,
}

const moneyOf = ({ entries }: World) => entries.flatMap(({ lines }) => lines)
const balanceOf = (world: World) => claimBalance(moneyOf(world))
const lastOf = ({ filings }: World) => filings.at(-1)
const idAfter = ({ entries }: World) => String(entries.length + 1).padStart(3, '0')
const withEntry = (world: World, entry: Omit<Entry, 'id'>): World => ({
  ...world,
  entries: [...world.entries, { id: idAfter(world), ...entry }],
})

const ledgerOf = (world: World) =>
  makeLedger({
    money: new Map([[claimId, moneyOf(world)]]),
    answers: world.answers,
    reopenings: world.entries
      .filter(({ kind }) => kind === 'reopened')
      .map(({ id, lines }) => ({ id, claimId, lines })),
  })

function file(world: World): World {
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

const turned = (world: World, state: FilingState): World => ({
  ...world,
  filings: world.filings.map((filing, index) =>
    index === world.filings.length - 1 && (filing.state === 'sent' || filing.state === 'accepted')
      ? { ...filing, state }
      : filing,
  ),
})

type Said = { paid: number; adjustments: Adjustment[]; charge: number; reversal?: boolean }

/** The payor answers; what contradicts waits, and its money with it. */
function answer(world: World, said: Said): World {
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
  world: World,
  taken: LiveAnswer | undefined,
  ledger: ReturnType<typeof ledgerOf>,
): World {
  if (!taken) return world
  const back = ledger.takeBack(taken)
  const undone = new Set(back.reopenings.map(({ entryId }) => entryId))
  let next: World = {
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
function undo(world: World): World {
  const last = world.answers.at(-1)
  if (!last) return world
  const after = takeBack(world, last, ledgerOf(world))
  if (overdrawn(balanceOf(after))) return world
  return { ...after, unapplied: after.unapplied + last.paidCents }
}

function writeOff(world: World): World {
  const open = openCents(balanceOf(world))
  if (open === 0 || world.open) return world
  const lines = writtenOff(open, balanceOf(world))
  return lines.ok ? withEntry(world, { kind: 'write-off', lines: lines.value }) : world
}

function undoWriteOff(world: World): World {
  const last = world.entries.findLast(({ kind }) => kind === 'write-off')
  if (!last) return world
  const entries = world.entries.map((entry) =>
    entry === last ? { ...entry, kind: 'write-off and undone' } : entry,
  )
  const lines = writeOffUndone(last.lines, balanceOf(world))
  return withEntry({ ...world, entries }, { kind: 'undone', lines })
}

function refund(world: World): World {
  const credit = creditCents(balanceOf(world))
  if (credit === 0) return world
  const lines = refunded(credit, balanceOf(world))
  if (!lines.ok) return world
  return { ...withEntry(world, { kind: 'refund', lines: lines.value }), paid: world.paid - credit }
}

function undoRefund(world: World): World {
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
function patientPays(world: World): World {
  const [part] = spread(1000, [{ claimId, patientCents: balanceOf(world).patientCents }])
  if (!part) return world
  const next = withEntry(world, { kind: 'patient', lines: patientApplied(part.amountCents) })
  return { ...next, paid: next.paid + part.amountCents }
}

function takeOffPatient(world: World): World {
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

const charged = (world: World): number => lastOf(world)?.charge ?? world.charge
const pay = (world: World, paid: number): World =>
  answer(world, {
    charge: charged(world),
    paid,
    adjustments: paid < charged(world) ? [{ group: 'CO', amountCents: charged(world) - paid }] : [],
  })
const deny = (world: World): World =>
  answer(world, {
    charge: charged(world),
    paid: 0,
    adjustments: [{ group: 'CO', amountCents: charged(world), denied: true }],
  })
const reverse = (world: World): World => {
  const last = world.answers.at(-1)
  return answer(world, {
    charge: 0 - (last?.chargeCents ?? charged(world)),
    paid: 0 - (last?.paidCents ?? 0),
    adjustments: [],
    reversal: true,
  })
}

const events: Record<string, (world: World) => World> = {
  file,
  acknowledge: (world) => turned(world, 'accepted'),
  reject: (world) => (lastOf(world)?.state === 'sent' ? turned(world, 'rejected') : world),
  deny,
  correct: (world) =>
    world.filings.length === 0 || lastOf(world)?.state === 'sent'
      ? world
      : { ...world, open: true, charge: 80 },
  pay: (world) => pay(world, charged(world)),
  'part-pay': (world) => pay(world, 60),
  'duplicate-deny': deny,
  reverse,
  'correct-in-one': (world) => pay(reverse(world), charged(world)),
  recoup: (world) => {
    const lines = recouped(30, 'WO', balanceOf(world))
    return { ...withEntry(world, { kind: 'recoup', lines }), paid: world.paid - 30 }
  },
  'write off': writeOff,
  'undo write-off': undoWriteOff,
  undo,
  refund,
  'undo refund': undoRefund,
  'leave to the patient': (world) =>
    answer(world, {
      charge: charged(world),
      paid: 60,
      adjustments: [{ group: 'PR', amountCents: charged(world) - 60 }],
    }),
  'patient pays': patientPays,
  'take off the patient': takeOffPatient,
}

const sumOf = (lines: readonly JournalLine[], ...accounts: string[]): number =>
  lines
    .filter(({ account }) => accounts.length === 0 || accounts.includes(account))
    .reduce((sum, { amountCents }) => sum + amountCents, 0)

/** What is wrong with a claim, in words; empty where all holds. */
function faultsOf(world: World): string[] {
  const lines = moneyOf(world)
  const balance = balanceOf(world)
  const adjustments = balance.contractualCents + balance.otherCents + balance.writtenOffCents
  const receivable = balance.balanceCents + balance.deniedCents + balance.patientCents
  const originals = world.filings.filter(
    ({ frequency, state }) => frequency === '1' && (state === 'sent' || state === 'accepted'),
  )
  const full = balance.paidCents > 0 && receivable === 0 && balance.balanceCents === 0
  return [
    world.entries.some((entry) => sumOf(entry.lines) !== 0) && 'an entry is not zero',
    receivable !== balance.chargeCents - balance.paidCents - adjustments && 'the receivable is off',
    balance.writtenOffCents < 0 && 'less than nothing is written off',
    overdrawn(balance) && 'less than nothing is owed',
    sumOf(lines, 'accounts_receivable') < 0 && 'a receivable is negative',
    sumOf(lines, 'credits') > 0 && 'a credit is owed to us',
    originals.length > 1 && 'it was billed twice',
    sumOf(lines, 'cash', 'unapplied_cash') + world.unapplied !== world.paid &&
      'the cash is not what was paid',
    full && claimStatusAfter(balance) !== 'paid' && 'it is paid and not said to be',
    balance.balanceCents < 0 && claimStatusAfter(balance) !== 'refund' && 'a credit is billed',
  ].filter((fault) => fault !== false)
}

/** What tells two claims apart, whatever came before. */
const keyOf = (world: World): string =>
  JSON.stringify([
    world.filings,
    world.charge,
    world.open,
    balanceOf(world),
    sumOf(moneyOf(world), 'credits', 'recoupment'),
    world.answers.map(({ chargeCents, paidCents, lines }) => [chargeCents, paidCents, lines]),
    world.entries.filter(({ kind }) => kind === 'reopened').map(({ lines }) => lines),
    world.entries.filter(({ kind }) => kind === 'write-off').map(({ lines }) => lines),
    world.entries.filter(({ kind }) => kind === 'refund').map(({ lines }) => lines),
    world.entries.filter(({ kind }) => kind === 'patient').map(({ lines }) => lines),
    world.unapplied,
  ])

test('every sequence of up to six events keeps the money of a claim right', () => {
  let reached = new Map<string, { world: World; path: string[] }>([
    [keyOf(start), { world: start, path: [] }],
  ])
  const faults: string[] = []
  let seen = 0
  for (let length = 1; length <= 6; length += 1) {
    const next: typeof reached = new Map()
    for (const { world, path } of reached.values()) {
      for (const [name, happen] of Object.entries(events)) {
        const after = happen(world)
        const found = faultsOf(after)
        seen += 1
        if (found.length > 0) faults.push(`${[...path, name].join(', ')}: ${found.join('; ')}`)
        else next.set(keyOf(after), { world: after, path: [...path, name] })
      }
    }
    reached = next
  }
  expect(faults.slice(0, 5)).toEqual([])
  expect(seen).toBeGreaterThan(5_000)
}, 60_000)

test('what a reversal mirrors is nothing in the end', () => {
  const paid = pay(file(start), 100)
  const lines = moneyOf(reverse(paid))
  expect(sumOf(lines, 'cash')).toBe(0)
  expect(sumOf(lines, 'accounts_receivable')).toBe(100)
  expect(reversed(reversed(lines))).toEqual(lines)
})

test('a written-off claim that is filed again with a lower charge has no credit', () => {
  const filed = file(start)
  const given = writeOff(deny(filed))
  const lowered = file({ ...given, open: true, charge: 80 })
  expect(balanceOf(lowered)).toMatchObject({
    chargeCents: 80,
    writtenOffCents: 80,
    balanceCents: 0,
  })
  const owed = balanceOf(undoWriteOff(lowered))
  expect(owed).toMatchObject({ writtenOffCents: 0, deniedCents: 80, balanceCents: 0 })
})

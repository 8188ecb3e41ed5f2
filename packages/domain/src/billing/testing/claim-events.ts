import { claimStatusAfter } from '../balances.ts'
import { claimActions } from '../claim-actions.ts'
import { billableToNext } from '../next-payor.ts'
import { patientApplied, spread } from '../patient-money.ts'
import { recouped, reversed } from '../postings.ts'
import { creditCents, refunded, refundUndone } from '../refunds.ts'
import { openCents, writeOffUndone, writtenOff } from '../write-offs.ts'
import {
  answer,
  balanceOf,
  charged,
  claimId,
  type ClaimWorld,
  file,
  lastOf,
  sumOf,
  turned,
  undo,
  withEntry,
} from './claim-world.ts'

/** Prepared for the second payor, which has nothing of it yet. */
const isWithNext = (world: ClaimWorld): boolean =>
  world.order === 'secondary' && lastOf(world)?.payer_order === 'primary'

/** What the payor left goes to the next one; its refusals are of the kind that do. */
function billNext(world: ClaimWorld): ClaimWorld {
  const balance = balanceOf(world)
  const settled =
    !world.open &&
    lastOf(world)?.state === 'accepted' &&
    claimActions.bill_next.from.includes(claimStatusAfter(balance))
  const answers = world.answers.map(() => ({ forwarded: false }))
  const asked = billableToNext({ settled, answers, balance, leavesDenied: true })
  if (world.order !== 'primary' || !asked.ok) return world
  return { ...world, open: true, order: 'secondary', rests: world.answers.map(({ id }) => id) }
}

/** Back to the first payor, for a replacement. */
const billFirst = (world: ClaimWorld): ClaimWorld =>
  world.order === 'primary' || lastOf(world)?.state === 'sent'
    ? world
    : { ...world, open: true, order: 'primary', rests: [] }

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
  'bill next': billNext,
  'bill first': billFirst,
  acknowledge: (world: ClaimWorld): ClaimWorld => turned(world, 'accepted'),
  reject: (world: ClaimWorld): ClaimWorld =>
    lastOf(world)?.state === 'sent' ? turned(world, 'rejected') : world,
  deny,
  correct: (world: ClaimWorld): ClaimWorld =>
    world.filings.length === 0 || lastOf(world)?.state === 'sent' || isWithNext(world)
      ? world
      : { ...world, open: true, charge: world.order === 'primary' ? corrected : world.charge },
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

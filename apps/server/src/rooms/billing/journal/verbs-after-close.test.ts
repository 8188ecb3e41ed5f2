import { getClaim } from '@homeward/contract/billing/claims'
import { closeMonth } from '@homeward/contract/billing/months'
import {
  applyPatientPayment,
  getPatientAccount,
  type PatientPayment,
  refundPatientPayment,
  releasePatientPayment,
  takePatientPayment,
  undoPatientPayment,
  undoPatientRefund,
} from '@homeward/contract/billing/patients'
import { postEra, unpostEra } from '@homeward/contract/billing/remittances'
import { undoWriteOff, writeOffClaim } from '@homeward/contract/billing/write-offs'
import { randomFrom } from '@homeward/x12/testing/random'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, Refused } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aSentClaim, upload } from '../testing/factories.ts'
import { a835, aPayment } from '../testing/remittance.ts'

const app = startTestServer()

const steps = 60
const reason = 'Test'

/** A claim of which the payor paid a part, refused a part and left a part to the patient, in October. */
async function someBooks() {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const part = { number: claim.number, charge: 4768, paid: 2000, patient: 1768 }
  const cas = [
    ['PR', '3', 1768],
    ['CO', '204', 1000],
  ] as const
  const paid = aPayment([{ ...part, cas }], { paidOn: '20261030' })
  const { eras } = await upload(app, world, a835([paid]))
  return { world, claimId: claim.id, clientId: claim.client.id, eraId: eras[0]?.id ?? '' }
}

type Books = Awaited<ReturnType<typeof someBooks>>

/** What the journal says of October, and of the rest in sums. */
const journalOf = (world: World) =>
  inAgency(app.db, world.agencyId, async (tx) => {
    const { rows } = await sql<{
      october: string
      entries: number
      crooked: number
      cash: number
      paid: number
    }>`
      with lines as (
        select e.id, e.date, e.description, l.account, l.amount_cents
        from journal_entries e join journal_lines l on l.agency_id = e.agency_id and l.entry_id = e.id)
      select
        (select md5(string_agg(concat_ws('|', id, date, description, account, amount_cents), ',' order by id, account))
          from lines where date < '2026-11-01') as october,
        (select count(*)::int from journal_entries where date < '2026-11-01') as entries,
        (select count(*)::int from (select id from lines group by 1 having sum(amount_cents) <> 0) x) as crooked,
        (select coalesce(sum(amount_cents), 0)::float8 from lines where account = 'cash') as cash,
        ((select coalesce(sum(payment_cents), 0) from eras where status = 'posted')
          + (select coalesce(sum(amount_cents), 0) from patient_payments where state = 'posted')
          - (select coalesce(sum(amount_cents), 0) from patient_refunds where state = 'posted'))::float8 as paid`.execute(
      tx,
    )
    return rows[0]
  })

/** Every verb that posts; those of patients take the payment that chance chose. */
const acts = {
  pay: ({ world, clientId: client_id }) =>
    call(app, world.billing_admin, takePatientPayment, {
      client_id,
      method: 'check',
      paid_on: '2026-10-20',
      amount_cents: 2500,
    }),
  apply: ({ world }, { id }) => call(app, world.billing_admin, applyPatientPayment, { id }),
  release: ({ world }, { id }) =>
    call(app, world.billing_admin, releasePatientPayment, { id, reason }),
  bounce: ({ world }, { id }) =>
    call(app, world.billing_admin, undoPatientPayment, { id, reason, bounced: true }),
  undo: ({ world }, { id }) => call(app, world.billing_admin, undoPatientPayment, { id, reason }),
  refund: ({ world }, { id }) =>
    call(app, world.billing_admin, refundPatientPayment, {
      id,
      amount_cents: 100,
      method: 'cash',
      paid_on: '2026-10-25',
      reason,
    }),
  'undo refund': ({ world }, { refunds }) => {
    const id = refunds.find(({ state }) => state === 'posted')?.id
    return id && call(app, world.billing_admin, undoPatientRefund, { id, reason })
  },
  unpost: ({ world, eraId: id }) => call(app, world.billing_admin, unpostEra, { id, reason }),
  post: ({ world, eraId: id }) => call(app, world.billing_admin, postEra, { id, status: 'posted' }),
  'write off': async ({ world, claimId: id }) => {
    const { lock_version } = await call(app, world.owner, getClaim, { id })
    const of = { id, lock_version, amount_cents: 300, reason }
    return call(app, world.billing_admin, writeOffClaim, of)
  },
  'undo write-off': async ({ world, claimId }) => {
    const { write_offs } = await call(app, world.owner, getClaim, { id: claimId })
    const id = write_offs.find(({ state }) => state === 'posted')?.id
    return id && call(app, world.billing_admin, undoWriteOff, { id, reason })
  },
} satisfies Record<string, (books: Books, payment: PatientPayment) => unknown>

type Act = keyof typeof acts
const actNames = Object.keys(acts) as [Act, ...Act[]]

/** Whether it was done; what the product does not allow now is refused in words, and no more. */
async function isDone(books: Books, name: Act, payment: PatientPayment): Promise<boolean> {
  try {
    return Boolean(await acts[name](books, payment))
  } catch (error) {
    if (!(error instanceof Refused) || error.status >= 500 || error.body.code === 'invalid')
      throw error
    return false
  }
}

test('whatever is posted or undone after a month was closed leaves the month as it was', async () => {
  const books = await someBooks()
  const { world, clientId } = books
  await acts.pay(books)
  await call(app, world.billing_admin, closeMonth, { month: '2026-10' })
  const before = await journalOf(world)
  expect(before?.entries).toBeGreaterThan(1)
  const random = randomFrom(11)
  const path: Act[] = []
  for (let at = 0; at < steps; at += 1) {
    const { payments } = await call(app, world.owner, getPatientAccount, { id: clientId })
    const payment = payments[random.int(payments.length)]
    const undone = actNames.filter((one) => !path.includes(one))
    const name = random.pick(random.chance(0.5) ? [undone[0] ?? 'pay', ...undone] : actNames)
    if (payment && (await isDone(books, name, payment))) path.push(name)
    const { october, entries, crooked, cash, paid } = (await journalOf(world)) ?? {}
    expect({ october, entries, crooked, cash }, path.join(', ')).toEqual({
      october: before?.october,
      entries: before?.entries,
      crooked: 0,
      cash: paid,
    })
  }
  expect(actNames.filter((name) => !path.includes(name))).toEqual([])
}, 60_000)

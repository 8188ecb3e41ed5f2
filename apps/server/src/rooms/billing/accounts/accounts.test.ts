import {
  agingSummary,
  annualBillingReport,
  billingReport,
  billingTotals,
  downloadBillingReport,
  listAging,
} from '@homeward/contract/billing/accounts'
import { listAuditEvents } from '@homeward/contract/identity/audit'
import { listClaims } from '@homeward/contract/billing/claims'
import { sumOfAccount } from '@homeward/domain/billing/account-sums'
import { agingBuckets } from '@homeward/domain/billing/aging'
import { reportGroups } from '@homeward/domain/billing/report-groups'
import { journalAccounts } from '@homeward/domain/billing/vocabulary'
import { addDays } from '@homeward/domain/time/zone'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aClaim, day, sent, upload } from '../testing/factories.ts'
import { expectBalanced, sumsOf } from '../testing/journal.ts'
import { a835, aPayment } from '../testing/remittance.ts'

const app = startTestServer()
const days = { by_start_date: { start_date: '2026-01-01', end_date: '2026-12-31' } }

/** Three claims of $47.68: one open, one sent, one paid but for what was written off and left to the patient. */
async function someMoney(world: World) {
  const open = await aClaim(app, world, { date: addDays(day, -2) })
  const [owed, paid] = [
    await aClaim(app, world, { date: addDays(day, -40) }),
    await aClaim(app, world),
  ]
  await sent(app, world, [owed, paid])
  const cas = [
    ['CO', '45', 768],
    ['PR', '3', 500],
  ] as const
  const part = { number: paid.number, charge: 4768, paid: 3500, patient: 500, cas }
  await upload(app, world, a835([aPayment([part])]))
  return { open, owed, paid }
}

test('the database sums the accounts of the journal as the domain does', async () => {
  const world = await anAgency(app)
  const { rows } = await inAgency(app.db, world.agencyId, (tx) =>
    sql<{ account: string; sum: string | null }>`
      select account, app.sum_of_account(account) as sum
      from unnest(${[...journalAccounts]}::text[]) account`.execute(tx),
  )
  expect(Object.fromEntries(rows.map(({ account, sum }) => [account, sum]))).toEqual(sumOfAccount)
})

test('what the journal says of each claim is summed as it is written', async () => {
  const world = await anAgency(app)
  const { paid } = await someMoney(world)
  const kept = await inAgency(app.db, world.agencyId, (tx) =>
    tx.selectFrom('claim_money').selectAll().where('claim_id', '=', paid.id).executeTakeFirst(),
  )
  expect(kept).toMatchObject({
    charged_cents: 4768,
    paid_cents: 3500,
    adjusted_cents: 768,
    patient_cents: 500,
    owed_cents: 0,
  })
})

test('aging: each bucket has what its claims owe, and the list of them says the same', async () => {
  const world = await anAgency(app)
  await someMoney(world)
  const all = await call(app, world.owner, agingSummary, {})
  expect(all).toMatchObject({ to_30: 0, to_60: 4768, total_cents: 4768, claims: 1 })
  for (const group_by of ['payor', 'client'] as const) {
    const { data } = await call(app, world.owner, listAging, { group_by })
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({ to_60: 4768, total_cents: 4768, claims: 1 })
    expect(agingBuckets.reduce((sum, bucket) => sum + (data[0]?.[bucket] ?? 0), 0)).toBe(4768)
  }
  const claims = await call(app, world.owner, listClaims, { status: 'all', owing: 'true' })
  expect(claims.data.map(({ balance_cents: cents }) => cents)).toEqual([4768])
})

test('the billing report says hours and money, and its rows come to its totals', async () => {
  const world = await anAgency(app)
  await someMoney(world)
  const totals = await call(app, world.owner, billingTotals, days)
  expect(totals).toMatchObject({
    claims: 3,
    billing_hours: 6,
    charge_cents: 3 * 4768,
    charged_cents: 2 * 4768,
    paid_cents: 3500,
    adjusted_cents: 768,
    patient_cents: 500,
    owed_cents: 4768,
  })
  for (const group_by of reportGroups) {
    const { data } = await call(app, world.owner, billingReport, { ...days, group_by })
    const sum = (name: 'claims' | 'billing_hours' | 'charge_cents' | 'owed_cents') =>
      data.reduce((all, row) => all + row[name], 0)
    expect(sum('claims'), group_by).toBe(totals.claims)
    expect(sum('billing_hours'), group_by).toBe(totals.billing_hours)
    expect(sum('charge_cents'), group_by).toBe(totals.charge_cents)
    expect(sum('owed_cents'), group_by).toBe(totals.owed_cents)
  }
})

test('the file of a billing report has its rows and its totals', async () => {
  const world = await anAgency(app)
  await someMoney(world)
  const file = await call(app, world.owner, downloadBillingReport, { ...days, group_by: 'month' })
  expect(String(file.body)).toContain(
    'Month,Claims,Hours,Charge,Sent,Paid,Adjusted,Patient share,Denied',
  )
  const { data } = await call(app, world.owner, listAuditEvents, {
    action: 'billing_report.exported',
  })
  expect(data).toHaveLength(1)
  expect(String(file.body)).toContain('Total,3,6.00,143.04,95.36,35.00,7.68,5.00,0.00,47.68')
})

test('days in the wrong order are told', async () => {
  const world = await anAgency(app)
  const asked = { by_start_date: { start_date: '2026-12-31', end_date: '2026-01-01' } }
  await refusal(call(app, world.owner, billingReport, asked), 'date_order')
  await refusal(call(app, world.owner, downloadBillingReport, asked), 'date_order')
})

test('the annual report agrees with the journal to the cent, however it is divided', async () => {
  const world = await anAgency(app)
  await someMoney(world)
  const journal = sumsOf(await expectBalanced(app, world))
  const year = await call(app, world.owner, annualBillingReport, { year: 2026 })
  expect(year.totals).toEqual({
    charged_cents: 0 - (journal.service_revenue ?? 0),
    paid_cents: journal.cash,
    adjusted_cents: journal.contractual_adjustment,
    patient_cents: journal.patient_receivable,
    denied_cents: 0,
    owed_cents: journal.accounts_receivable,
  })
  for (const rows of [year.months, year.payors, year.services]) {
    const sum = (name: keyof typeof year.totals) => rows.reduce((all, row) => all + row[name], 0)
    expect(sum('charged_cents')).toBe(year.totals.charged_cents)
    expect(sum('paid_cents')).toBe(year.totals.paid_cents)
    expect(sum('owed_cents')).toBe(year.totals.owed_cents)
  }
  expect(
    (await call(app, world.owner, annualBillingReport, { year: 2025 })).totals.paid_cents,
  ).toBe(0)
})

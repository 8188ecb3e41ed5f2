import * as contract from '@homeward/contract/billing/accounts'
import { reportGroupLabels, type ReportGroup } from '@homeward/domain/billing/report-groups'
import { claimStatusLabels, type ClaimStatus } from '@homeward/domain/billing/vocabulary'
import { decimalCents } from '@homeward/domain/money'
import { decimalHours } from '@homeward/domain/time/decimal-hours'
import { startOfLastMonth } from '@homeward/domain/time/months'
import { checkDateOrder } from '@homeward/domain/time/day-range'
import type { Ctx } from '../../../plumbing/context.ts'
import { csvFile, mostExported } from '../../../plumbing/csv/file.ts'
import { Failure, unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { type BilledSums, findBilled, type Reported, sumBilled } from './report-store.ts'

type Asked = Omit<Reported, 'start_date' | 'end_date'> & {
  by_start_date?: { start_date: string; end_date: string } | undefined
}

/** The days that are asked for, or those since the beginning of last month. */
function withDays<A extends Asked>(ctx: Ctx, { by_start_date: asked, ...rest }: A) {
  const days = asked ?? { start_date: startOfLastMonth(ctx.today), end_date: ctx.today }
  unwrap(checkDateOrder({ startDate: days.start_date, endDate: days.end_date }))
  return { ...rest, ...days }
}

const presentSums = ({ billed_minutes, ...sums }: BilledSums) => ({
  ...sums,
  billing_hours: billed_minutes / 60,
})

/** Months and statuses have no record of their own. */
const aboutOf = (group: ReportGroup, { key, name }: { key: string; name: string }) => {
  if (group === 'month') return { id: key, record: null, name }
  if (group === 'status')
    return { id: key, record: null, name: claimStatusLabels[name as ClaimStatus] }
  return { id: key, record: key, name }
}

const present = (group: ReportGroup, row: BilledSums & { key: string; name: string }) => {
  const { key, name, ...sums } = row
  return { ...presentSums(sums), ...aboutOf(group, { key, name }) }
}

/** Hours, charges and payments of the care between two days. */
export const billingReport = verb(contract.billingReport, async (ctx, input) => {
  const { rows, meta } = await findBilled(ctx.tx, withDays(ctx, input))
  return { data: rows.map((row) => present(input.group_by, row)), meta }
})

export const billingTotals = verb(contract.billingTotals, async (ctx, input) =>
  presentSums(await sumBilled(ctx.tx, withDays(ctx, input))),
)

/** The same rows as a file, with the totals at its end. */
export const downloadBillingReport = verb(contract.downloadBillingReport, async (ctx, input) => {
  const asked = withDays(ctx, input)
  const all = { page: 1, items: mostExported + 1, exact_count: false }
  const { rows } = await findBilled(ctx.tx, { ...asked, ...all })
  if (rows.length > mostExported) throw new Failure('export_too_large')
  const after = { ...input, records: rows.length }
  await ctx.record({ action: 'billing_report.exported', type: 'agency', id: ctx.agency.id, after })
  const totals = await sumBilled(ctx.tx, asked)
  const lineOf = (name: string, row: BilledSums) => [
    name,
    String(row.claims),
    decimalHours(row.billed_minutes),
    ...[
      row.charge_cents,
      row.charged_cents,
      row.paid_cents,
      row.adjusted_cents,
      row.patient_cents,
      row.denied_cents,
      row.owed_cents,
    ].map(decimalCents),
  ]
  return csvFile(`billing-report-${asked.start_date}-to-${asked.end_date}.csv`, {
    fields: [
      reportGroupLabels[input.group_by],
      'Claims',
      'Hours',
      'Charge',
      'Sent',
      'Paid',
      'Adjusted',
      'Patient share',
      'Denied',
      'Owed',
    ],
    data: [
      ...rows.map((row) => lineOf(aboutOf(input.group_by, row).name, row)),
      lineOf('Total', totals),
    ],
  })
})

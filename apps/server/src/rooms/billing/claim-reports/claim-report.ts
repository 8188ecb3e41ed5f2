import { billingHours } from '@homeward/domain/billing/units'
import { type ClaimStatus, claimStatusLabels } from '@homeward/domain/billing/vocabulary'
import { formatDay } from '@homeward/domain/dates'
import { decimalCents } from '@homeward/domain/money'
import { localDay } from '@homeward/domain/time/zone'
import { found } from '../../../plumbing/failure.ts'
import type { Asked, ReportKind } from '../../reports/door.ts'
import { countInvoices, countReported, findNames, findReported } from './report-store.ts'

type ClaimReportFilter = {
  claim_status?: ClaimStatus | undefined
  payor_id?: string | undefined
  by_client_id?: string | undefined
  office_id?: string | undefined
}
type AskedClaims = Asked<ClaimReportFilter>
type Row = Awaited<ReturnType<typeof findReported>>[number]

const reportedOf = (asked: AskedClaims) => ({
  from: asked.start_date,
  through: asked.end_date,
  clientId: asked.by_client_id ?? null,
  payorId: asked.payor_id ?? null,
  officeId: asked.office_id ?? null,
  status: asked.claim_status ?? null,
})

const dollars = (cents: number | null): string => decimalCents(cents ?? 0)

/** The claims of some dates of service with what was charged, paid and is owed. */
export const claimReport: ReportKind<Row, ClaimReportFilter> = {
  type: 'claim_report',
  job: 'billing.write_claim_report',
  title: 'Claims',
  columns: [
    { label: 'Claim', share: 9, text: (row) => row.number },
    { label: 'Service date', share: 9, text: (row) => formatDay(row.start_date) },
    { label: 'Invoice', share: 6, text: (row) => String(row.invoice) },
    { label: 'Client', share: 14, text: (row) => row.client },
    { label: 'Office', share: 0, text: (row) => row.office },
    { label: 'Payor', share: 14, text: (row) => row.payor },
    { label: 'Service', share: 13, text: (row) => row.service },
    { label: 'Status', share: 10, text: (row) => claimStatusLabels[row.status] },
    {
      label: 'Sent',
      share: 8,
      text: ({ transmitted_at: at }, { agency }) =>
        at === null ? '' : formatDay(localDay(at, agency.timeZone)),
    },
    {
      label: 'Hours',
      share: 6,
      number: true,
      text: (row) => billingHours(row.billing_units, row.minutes_per_unit).toFixed(2),
    },
    { label: 'Charge', share: 8, number: true, text: (row) => dollars(row.charge_cents) },
    { label: 'Paid', share: 8, number: true, text: (row) => dollars(row.paid_cents) },
    { label: 'Adjusted', share: 0, number: true, text: (row) => dollars(row.adjusted_cents) },
    { label: 'Patient share', share: 0, number: true, text: (row) => dollars(row.patient_cents) },
    { label: 'Owed', share: 8, number: true, text: (row) => dollars(row.owed_cents) },
  ],
  count: (ctx, asked, most) => countReported(ctx.tx, reportedOf(asked), most),
  countInvoices: (ctx, asked) => countInvoices(ctx.tx, reportedOf(asked)),
  rows: (ctx, asked, { after, most }) =>
    findReported(ctx.tx, {
      ...reportedOf(asked),
      afterDate: after?.start_date ?? asked.start_date,
      afterNumber: after?.number ?? '',
      most,
    }),
  async words({ tx }, asked) {
    const of = reportedOf(asked)
    const names = await findNames(tx, of)
    return [
      ...(of.clientId ? [`Client: ${found(names.client)}`] : []),
      ...(of.payorId ? [`Payor: ${found(names.payor)}`] : []),
      ...(of.officeId ? [`Office: ${found(names.office)}`] : []),
      ...(of.status ? [`Status: ${claimStatusLabels[of.status]}`] : []),
    ]
  },
}

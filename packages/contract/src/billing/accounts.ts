import { agingBuckets } from '@homeward/domain/billing/aging'
import { reportGroups } from '@homeward/domain/billing/report-groups'
import { z } from 'zod'
import { endpoint, file, page, record } from '../endpoint.ts'
import { cents, day, id, paging, sort } from '../fields.ts'

/** What a row of a report is about; `record` is null for a month or a status. */
const about = { id: z.string(), record: id.nullable(), name: z.string() }

/** What the journal says of some claims. */
const money = {
  charged_cents: cents,
  paid_cents: cents,
  adjusted_cents: cents,
  patient_cents: cents,
  denied_cents: cents,
  owed_cents: cents,
}

const AgingSums = z.object({
  ...Object.fromEntries(agingBuckets.map((bucket) => [bucket, cents])),
  /** What payors refused, of whatever age. */
  denied_cents: cents,
  /** The buckets and what was refused. */
  total_cents: cents,
  claims: z.int(),
} as Record<(typeof agingBuckets)[number] | 'denied_cents' | 'total_cents', typeof cents> & {
  claims: z.ZodInt
})

export const AgingRow = AgingSums.extend(about)
export type AgingRow = z.infer<typeof AgingRow>

const owed = {
  /** Of clients who belong to the office. */
  office_id: id.optional(),
  payor_id: id.optional(),
}

export const listAging = endpoint({
  room: 'billing',
  summary: 'List what payors owe by age, a row per payor or client, most first',
  method: 'GET',
  path: '/aging',
  look: 'claim',
  permission: 'claims.read',
  input: {
    group_by: z.enum(['payor', 'client']).default('payor'),
    ...owed,
    sort: sort(['total_cents', 'older'], '-total_cents'),
    ...paging(20),
  },
  returns: page(AgingRow),
})

export const agingSummary = endpoint({
  room: 'billing',
  summary: 'Get what payors owe by age, in all',
  method: 'GET',
  path: '/aging_summary',
  permission: 'claims.read',
  input: owed,
  returns: record(AgingSums.extend({ as_of: day })),
})

const Billed = z.object({
  claims: z.int(),
  /** Units times minutes per unit, divided by 60. */
  billing_hours: z.number(),
  /** What is charged, claims that were not sent yet included. */
  charge_cents: cents,
  ...money,
})

export const BillingReportRow = Billed.extend(about)
export type BillingReportRow = z.infer<typeof BillingReportRow>

const reported = {
  /** Dates of service; without them from the beginning of last month until today. */
  by_start_date: z.strictObject({ start_date: day, end_date: day }).optional(),
  group_by: z.enum(reportGroups).default('payor'),
  payor_id: id.optional(),
  service_id: id.optional(),
  /** Of clients who belong to the office. */
  office_id: id.optional(),
}

export const billingReport = endpoint({
  room: 'billing',
  spec: 'E210',
  summary: 'Report hours, charges and payments of the care between two days, grouped as asked',
  method: 'GET',
  path: '/billing_report',
  look: 'claim',
  permission: 'claims.read',
  input: { ...reported, ...paging(20) },
  returns: page(BillingReportRow),
  fails: ['date_order'],
})

export const billingTotals = endpoint({
  room: 'billing',
  summary: 'Get the totals of a billing report',
  method: 'GET',
  path: '/billing_report_totals',
  permission: 'claims.read',
  input: reported,
  returns: record(Billed),
  fails: ['date_order'],
})

export const downloadBillingReport = endpoint({
  room: 'billing',
  spec: 'E211',
  summary: 'Download a billing report as CSV',
  method: 'POST',
  path: '/billing_report.csv',
  permission: 'claims.read',
  writes: false,
  input: reported,
  returns: file('text/csv; charset=utf-8'),
  fails: ['date_order', 'export_too_large'],
})

const AnnualRow = z.object({ ...about, ...money })

export const annualBillingReport = endpoint({
  room: 'billing',
  spec: 'E250',
  summary: 'Report what the journal posted in a year by month, payor and service',
  method: 'GET',
  path: '/annual_billing_report',
  look: 'claim',
  permission: 'journal.read',
  input: {
    year: z.coerce.number().int().min(2000).max(2200),
    /** Of clients who belong to the office. */
    office_id: id.optional(),
  },
  returns: record(
    z.object({
      year: z.int(),
      months: z.array(z.object({ month: z.int().min(1).max(12), ...money })),
      payors: z.array(AnnualRow),
      services: z.array(AnnualRow),
      /** Money that is of no claim: payments that wait for theirs, and adjustments of the provider. */
      unassigned: z.object({ paid_cents: cents, provider_cents: cents }),
      totals: z.object(money),
    }),
  ),
})

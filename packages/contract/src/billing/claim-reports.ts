import { claimStatuses } from '@homeward/domain/billing/vocabulary'
import { reportFormats } from '@homeward/domain/reports/vocabulary'
import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { id } from '../fields.ts'
import { Report, reportCalls, reportDays } from '../reports/report-calls.ts'

/** What a report of claims can be narrowed to; its days are the dates of service. */
const claimReportFilter = {
  claim_status: z.enum(claimStatuses).optional(),
  payor_id: id.optional(),
  by_client_id: id.optional(),
  /** Of clients who belong to the office. */
  office_id: id.optional(),
}

const of = { room: 'billing', permission: 'claims.read' } as const

const calls = reportCalls({
  ...of,
  path: '/claim_reports',
  of: 'claims',
  filter: claimReportFilter,
  spec: { list: 'E203', update: 'E204' },
})

export const listClaimReports = calls.list
export const getClaimReport = calls.get
export const createClaimReport = calls.create
export const updateClaimReport = calls.update

export const generateClaimReport = endpoint({
  ...of,
  spec: 'E206',
  summary:
    'Make a report of claims; the same request within five minutes gets the report that is there',
  method: 'GET',
  path: '/generate_claim_report',
  // A GET that acts.
  writes: true,
  input: { ...reportDays, format: z.enum(reportFormats).default('csv'), ...claimReportFilter },
  returns: record(Report),
  fails: ['date_order', 'report_too_long'],
})

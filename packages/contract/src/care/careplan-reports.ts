import { careplanStatuses } from '@homeward/domain/care/vocabulary'
import { signerRoles } from '@homeward/domain/files/signatures'
import { z } from 'zod'
import { endpoint, page } from '../endpoint.ts'
import { day, id, minutes, paging } from '../fields.ts'
import { reportCalls, reportDays } from '../reports/report-calls.ts'

/** One care plan in a report. */
export const CareplanReportRow = z.object({
  id,
  client: z.string(),
  office: z.string(),
  payor: z.string(),
  authorization_number: z.string().nullable(),
  version: z.int(),
  status: z.enum(careplanStatuses),
  start_date: day,
  end_date: day,
  shifts: z.int(),
  planned_minutes: minutes,
  authorized_minutes: minutes.nullable(),
  visits_count: z.int(),
  missing_signatures: z.array(z.enum(signerRoles)),
})
export type CareplanReportRow = z.infer<typeof CareplanReportRow>

/** What a report of care plans can be narrowed to. */
const careplanReportFilter = {
  by_client_id: id.optional(),
  /** Of clients who belong to the office. */
  office_id: id.optional(),
  careplan_status: z.enum(careplanStatuses).optional(),
}

const of = { room: 'care', permission: 'lists.export' } as const

/** What a report of these days has in it, before one is made. */
export const readCareplansReport = endpoint({
  ...of,
  spec: 'E109',
  summary: 'Read the care plans that apply on days between two days, a page at a time',
  method: 'GET',
  path: '/careplans_reports',
  look: 'careplan',
  input: { ...reportDays, ...careplanReportFilter, ...paging(20) },
  returns: page(CareplanReportRow),
  fails: ['date_order'],
})

const calls = reportCalls({
  ...of,
  path: '/careplan_reports',
  of: 'care plans',
  filter: careplanReportFilter,
  spec: {},
})

export const listCareplanReports = calls.list
export const getCareplanReport = calls.get
export const createCareplanReport = calls.create
export const updateCareplanReport = calls.update

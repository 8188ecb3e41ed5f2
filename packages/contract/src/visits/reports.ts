import { entryMethods, visitStatuses } from '@homeward/domain/visits/vocabulary'
import { z } from 'zod'
import { endpoint, page } from '../endpoint.ts'
import { day, id, instant, minutes, paging } from '../fields.ts'
import { reportCalls, reportDays } from '../reports/report-calls.ts'

/** One visit in a report. */
export const VisitReportRow = z.object({
  id,
  scheduled_date: day,
  starts_at: instant,
  ends_at: instant,
  status: z.enum(visitStatuses),
  client: z.string(),
  office: z.string(),
  agent: z.string().nullable(),
  services: z.array(z.string()),
  payor: z.string().nullable(),
  check_in_at: instant.nullable(),
  check_in_method: z.enum(entryMethods).nullable(),
  check_out_at: instant.nullable(),
  check_out_method: z.enum(entryMethods).nullable(),
  scheduled_duration: minutes,
  completed_duration: minutes.nullable(),
  reviewed_duration: minutes.nullable(),
})
export type VisitReportRow = z.infer<typeof VisitReportRow>

/** What a report of visits can be narrowed to. */
const visitReportFilter = {
  by_client_id: id.optional(),
  by_agent_id: id.optional(),
  /** Of clients who belong to the office. */
  office_id: id.optional(),
  visit_status: z.enum(visitStatuses).optional(),
}

const of = { room: 'visits', permission: 'lists.export' } as const

/** What a report of these days has in it, before one is made. */
export const readVisitsReport = endpoint({
  ...of,
  spec: 'E144',
  summary: 'Read the rows of a visit report between two days, a page at a time',
  method: 'GET',
  path: '/visits_reports',
  look: 'visit',
  input: { ...reportDays, ...visitReportFilter, ...paging(20) },
  returns: page(VisitReportRow),
  fails: ['date_order'],
})

const calls = reportCalls({
  ...of,
  path: '/visit_reports',
  of: 'visits',
  filter: visitReportFilter,
  spec: { list: 'E145', create: 'E146', update: 'E147' },
})

export const listVisitReports = calls.list
export const getVisitReport = calls.get
export const createVisitReport = calls.create
export const updateVisitReport = calls.update

import type { VisitReportRow } from '@homeward/contract/visits/reports'
import { formatDay, formatTime } from '@homeward/domain/dates'
import type { Instant } from '@homeward/domain/time/zone'
import {
  type EntryMethod,
  entryMethodLabels,
  type VisitStatus,
  visitStatusLabels,
} from '@homeward/domain/visits/vocabulary'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import type { Asked, ReportKind } from '../../reports/door.ts'
import { spanOf } from '../days/day-store.ts'
import { countReported, findNames, findReported } from './report-store.ts'

type VisitReportFilter = {
  by_client_id?: string | undefined
  by_agent_id?: string | undefined
  office_id?: string | undefined
  visit_status?: VisitStatus | undefined
}
type AskedVisits = Asked<VisitReportFilter>

const noId = '00000000-0000-0000-0000-000000000000'

const reportedOf = (ctx: Ctx, asked: AskedVisits) => ({
  ...spanOf({ start: asked.start_date, end: asked.end_date }, ctx.agency.timeZone),
  clientId: asked.by_client_id ?? null,
  agentId: asked.by_agent_id ?? null,
  officeId: asked.office_id ?? null,
  status: asked.visit_status ?? null,
})

/** How many visits a report of these days has. */
export const countVisits = (ctx: Ctx, asked: AskedVisits, most?: number): Promise<number> =>
  countReported(ctx.tx, reportedOf(ctx, asked), most)

/** Some visits of a report in the order of their start. */
export async function visitRows(
  ctx: Ctx,
  asked: AskedVisits,
  page: { after: VisitReportRow | null; most: number; skipped?: number },
): Promise<VisitReportRow[]> {
  const of = reportedOf(ctx, asked)
  const rows = await findReported(ctx.tx, {
    ...of,
    afterStart: page.after?.starts_at ?? of.from,
    afterId: page.after?.id ?? noId,
    most: page.most,
    skipped: page.skipped ?? 0,
  })
  return rows.map(({ services, ...row }) => ({
    ...row,
    services: services.map(({ label }) => label),
  }))
}

const time = (at: Instant | null, { agency }: Ctx): string =>
  at === null ? '' : formatTime(at, agency.timeZone)
const how = (method: EntryMethod | null): string => (method ? entryMethodLabels[method] : '')
const count = (minutes: number | null): string => (minutes === null ? '' : String(minutes))

/** The visits between two days with their planned, recorded and reviewed times. */
export const visitReport: ReportKind<VisitReportRow, VisitReportFilter> = {
  type: 'visit_report',
  job: 'visits.write_report',
  title: 'Visits',
  columns: [
    { label: 'Date', share: 10, text: (row) => formatDay(row.scheduled_date) },
    { label: 'Start', share: 9, text: (row, ctx) => time(row.starts_at, ctx) },
    { label: 'End', share: 9, text: (row, ctx) => time(row.ends_at, ctx) },
    { label: 'Client', share: 14, text: (row) => row.client },
    { label: 'Office', share: 0, text: (row) => row.office },
    { label: 'Caregiver', share: 14, text: (row) => row.agent ?? '' },
    { label: 'Services', share: 15, text: (row) => row.services.join(', ') },
    { label: 'Payor', share: 14, text: (row) => row.payor ?? '' },
    { label: 'Status', share: 9, text: (row) => visitStatusLabels[row.status] },
    { label: 'Check-in', share: 9, text: (row, ctx) => time(row.check_in_at, ctx) },
    { label: 'Check-in by', share: 0, text: (row) => how(row.check_in_method) },
    { label: 'Check-out', share: 9, text: (row, ctx) => time(row.check_out_at, ctx) },
    { label: 'Check-out by', share: 0, text: (row) => how(row.check_out_method) },
    { label: 'Planned min', share: 7, number: true, text: (row) => count(row.scheduled_duration) },
    { label: 'Recorded min', share: 8, number: true, text: (row) => count(row.completed_duration) },
    { label: 'Reviewed min', share: 8, number: true, text: (row) => count(row.reviewed_duration) },
  ],
  count: countVisits,
  rows: visitRows,
  async words(ctx, asked) {
    const of = reportedOf(ctx, asked)
    const names = await findNames(ctx.tx, of)
    return [
      ...(of.clientId ? [`Client: ${found(names.client)}`] : []),
      ...(of.agentId ? [`Caregiver: ${found(names.agent)}`] : []),
      ...(of.officeId ? [`Office: ${found(names.office)}`] : []),
      ...(of.status ? [`Status: ${visitStatusLabels[of.status]}`] : []),
    ]
  },
}

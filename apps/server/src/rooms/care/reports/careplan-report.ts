import type { CareplanReportRow } from '@homeward/contract/care/careplan-reports'
import { type CareplanStatus, careplanStatusLabels } from '@homeward/domain/care/vocabulary'
import { formatDay } from '@homeward/domain/dates'
import { signerRoleLabels } from '@homeward/domain/files/signatures'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import type { Asked, ReportKind } from '../../reports/door.ts'
import { findCareplansById } from '../careplan-store.ts'
import { presentCareplans } from '../present-careplan.ts'
import { countReported, findReported } from './careplan-report-store.ts'
import { findNames } from './name-store.ts'

type Filter = {
  by_client_id?: string | undefined
  office_id?: string | undefined
  careplan_status?: CareplanStatus | undefined
}
type AskedPlans = Asked<Filter>

const noId = '00000000-0000-0000-0000-000000000000'

const reportedOf = (ctx: Ctx, asked: AskedPlans) => ({
  from: asked.start_date,
  through: asked.end_date,
  today: ctx.today,
  clientId: asked.by_client_id ?? null,
  officeId: asked.office_id ?? null,
  status: asked.careplan_status ?? null,
})

/** How many care plans a report of these days has. */
export const countPlans = (ctx: Ctx, asked: AskedPlans, most?: number): Promise<number> =>
  countReported(ctx.tx, reportedOf(ctx, asked), most)

/** Some care plans of a report in the order of their start. */
export async function planRows(
  ctx: Ctx,
  asked: AskedPlans,
  page: { after: CareplanReportRow | null; most: number; skipped?: number },
): Promise<CareplanReportRow[]> {
  const onPage = await findReported(ctx.tx, reportedOf(ctx, asked), {
    afterStart: page.after?.start_date ?? '0001-01-01',
    afterId: page.after?.id ?? noId,
    most: page.most,
    skipped: page.skipped ?? 0,
  })
  const rows = await findCareplansById(
    ctx.tx,
    onPage.map(({ id }) => id),
  )
  const plans = new Map((await presentCareplans(ctx, rows)).map((plan) => [plan.id, plan]))
  return onPage.flatMap(({ id, office }) => {
    const plan = plans.get(id)
    if (!plan) return []
    return [
      {
        id,
        office,
        client: plan.client.name,
        payor: plan.payor.name,
        authorization_number: plan.authorization?.number ?? null,
        version: plan.version,
        status: plan.status,
        start_date: plan.start_date,
        end_date: plan.end_date,
        shifts: plan.shifts.length,
        planned_minutes: plan.planned_minutes,
        authorized_minutes: plan.authorized_minutes,
        visits_count: plan.visits_count,
        missing_signatures: plan.missing_signatures,
      },
    ]
  })
}

/** The care plans that apply on days between two days, with their hours and what is not signed. */
export const careplanReport: ReportKind<CareplanReportRow, Filter> = {
  type: 'careplan_report',
  job: 'care.write_careplan_report',
  title: 'Care plans',
  columns: [
    { label: 'Client', share: 14, text: (row) => row.client },
    { label: 'Office', share: 12, text: (row) => row.office },
    { label: 'Payor', share: 12, text: (row) => row.payor },
    { label: 'Authorization', share: 10, text: (row) => row.authorization_number ?? 'None' },
    { label: 'Version', share: 6, number: true, text: (row) => String(row.version) },
    { label: 'Status', share: 8, text: (row) => careplanStatusLabels[row.status] },
    { label: 'Start', share: 8, text: (row) => formatDay(row.start_date) },
    { label: 'End', share: 8, text: (row) => formatDay(row.end_date) },
    { label: 'Shifts', share: 5, number: true, text: (row) => String(row.shifts) },
    {
      label: 'Planned min/week',
      share: 8,
      number: true,
      text: (row) => String(row.planned_minutes),
    },
    {
      label: 'Authorized min/week',
      share: 8,
      number: true,
      text: (row) => String(row.authorized_minutes ?? 'No limit'),
    },
    { label: 'Visits', share: 6, number: true, text: (row) => String(row.visits_count) },
    {
      label: 'Not signed by',
      share: 12,
      text: (row) => row.missing_signatures.map((role) => signerRoleLabels[role]).join(', '),
    },
  ],
  count: countPlans,
  rows: planRows,
  async words(ctx, asked) {
    const of = reportedOf(ctx, asked)
    const names = await findNames(ctx.tx, of)
    return [
      ...(of.clientId ? [`Client: ${found(names.client)}`] : []),
      ...(of.officeId ? [`Office: ${found(names.office)}`] : []),
      ...(of.status ? [`Status: ${careplanStatusLabels[of.status]}`] : []),
    ]
  },
}

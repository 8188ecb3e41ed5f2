import * as contract from '@homeward/contract/care/assessment-reports'
import { Assessment } from '@homeward/contract/care/assessments'
import { assessmentStatusOn } from '@homeward/domain/care/assessment'
import { type CareplanStatus, careplanStatusLabels } from '@homeward/domain/care/vocabulary'
import { formatDay, formatDateTime } from '@homeward/domain/dates'
import { type SignerRole, signerRoleLabels } from '@homeward/domain/files/signatures'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { type Asked, type ReportKind, reportVerbs } from '../../reports/door.ts'
import { signaturesOf, standingOf } from '../../files/door.ts'
import { findNames } from '../reports/name-store.ts'
import { countReported, findReported } from './report-store.ts'

type ReportedRow = Awaited<ReturnType<typeof findReported>>[number] & {
  missing: readonly SignerRole[]
}

type AssessmentReportFilter = {
  by_client_id?: string | undefined
  office_id?: string | undefined
  assessment_status?: CareplanStatus | undefined
}

const reportedOf = (ctx: Ctx, asked: Asked<AssessmentReportFilter>) => ({
  from: asked.start_date,
  through: asked.end_date,
  clientId: asked.by_client_id ?? null,
  officeId: asked.office_id ?? null,
  status: asked.assessment_status ?? null,
  today: ctx.today,
})

const statusOf = ({ start_date, end_date, status }: ReportedRow, { today }: Ctx): string =>
  careplanStatusLabels[
    assessmentStatusOn({ startDate: start_date, endDate: end_date, status }, today)
  ]

const diagnosisOf = ({ diagnosis }: ReportedRow): string =>
  Assessment.shape.diagnosis
    .parse(diagnosis)
    .map(({ code, name }) => [code, name].filter(Boolean).join(' '))
    .join('; ')

/** The assessments that are in force on one of the days, with what a surveyor asks for. */
export const assessmentReport: ReportKind<ReportedRow, AssessmentReportFilter> = {
  type: 'assessment_report',
  job: 'care.write_assessment_report',
  title: 'Assessments',
  columns: [
    { label: 'Client', share: 13, text: (row) => row.client },
    { label: 'Office', share: 9, text: (row) => row.office },
    { label: 'Status', share: 7, text: statusOf },
    { label: 'Assessed', share: 7, text: (row) => formatDay(row.date) },
    { label: 'Start', share: 7, text: (row) => formatDay(row.start_date) },
    { label: 'End', share: 7, text: (row) => formatDay(row.end_date) },
    {
      label: 'Hours a week',
      share: 6,
      number: true,
      text: (row) => String(Math.round(row.authorized_minutes / 0.6) / 100),
    },
    { label: 'Authorization', share: 9, text: (row) => row.authorization ?? '' },
    { label: 'Payor', share: 10, text: (row) => row.payor ?? '' },
    {
      label: 'Services',
      share: 12,
      text: (row) => row.services.map(({ label }) => label).join(', '),
    },
    { label: 'Diagnosis', share: 14, text: diagnosisOf },
    { label: 'Observed by', share: 10, text: (row) => row.observed_by ?? '' },
    {
      label: 'Observed',
      share: 10,
      text: (row, { agency }) =>
        row.observed_at === null ? '' : formatDateTime(row.observed_at, agency.timeZone),
    },
    {
      label: 'Not signed by',
      share: 9,
      text: (row) => row.missing.map((role) => signerRoleLabels[role]).join(', '),
    },
  ],
  count: (ctx, asked, most) => countReported(ctx.tx, reportedOf(ctx, asked), most),
  async rows(ctx, asked, page) {
    const rows = await findReported(ctx.tx, { ...reportedOf(ctx, asked), ...page })
    const ids = rows.map(({ id }) => id)
    const signatures = await signaturesOf(ctx, 'assessment', ids)
    return rows.map((row) => ({
      ...row,
      missing: standingOf('assessment', signatures.get(row.id) ?? []).missing_signatures,
    }))
  },
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

/** What can be done with reports of assessments. */
export const assessmentReports = reportVerbs(assessmentReport, {
  list: contract.listAssessmentReports,
  get: contract.getAssessmentReport,
  create: contract.createAssessmentReport,
  update: contract.updateAssessmentReport,
})

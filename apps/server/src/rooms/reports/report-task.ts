import { systemTask } from '../../plumbing/jobs/task.ts'
import type { ReportKind } from './report-kind.ts'
import { writeReport } from './write-report.ts'

/** The job that writes a kind of report. */
export const reportTask = <Row, Filter>(kind: ReportKind<Row, Filter>) =>
  systemTask({
    name: kind.job,
    runForSystem: (services, db, payload, { lastTry }) =>
      writeReport(services, db, kind, {
        agencyId: payload.agency_id,
        reportId: payload.report_id,
        lastTry,
      }),
  })

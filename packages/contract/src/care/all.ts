import * as assessmentReports from './assessment-reports.ts'
import * as assessments from './assessments.ts'
import * as authorizations from './authorizations.ts'
import * as reports from './careplan-reports.ts'
import * as versions from './careplan-versions.ts'
import * as careplans from './careplans.ts'

/** The files of this room that declare calls. */
export const care = {
  calls: [assessments, assessmentReports, authorizations, careplans, versions, reports],
}

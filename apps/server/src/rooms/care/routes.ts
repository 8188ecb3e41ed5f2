import type { Route } from '../../plumbing/http/verb.ts'
import { archiveAssessment } from './assessments/archive-assessment.ts'
import { assessmentReports } from './assessments/assessment-report.ts'
import { createAssessment } from './assessments/create-assessment.ts'
import { getAssessment } from './assessments/get-assessment.ts'
import { listAssessments } from './assessments/list-assessments.ts'
import {
  voidAssessmentSignature,
  waiveAssessmentSignature,
} from './assessments/settle-signatures.ts'
import { updateAssessment } from './assessments/update-assessment.ts'
import { listAuthorizations } from './list-authorizations.ts'
import { getAuthorizationWeeks } from './get-authorization-weeks.ts'
import { createAuthorization } from './create-authorization.ts'
import { updateAuthorization } from './update-authorization.ts'
import { getCareplan } from './get-careplan.ts'
import { listCareplans } from './list-careplans.ts'
import { createCareplan } from './create-careplan.ts'
import { updateCareplan } from './update-careplan.ts'
import { voidCareplanSignature, waiveCareplanSignature } from './settle-signatures.ts'
import { careplanReportRoutes } from './reports/careplan-report-routes.ts'
import { allocateRemainders } from './versions/allocate-remainders.ts'
import { reviseCareplan } from './versions/revise-careplan.ts'
import { translateRecurrence } from './translate-recurrence.ts'

export const routes: readonly Route[] = [
  listAssessments,
  getAssessment,
  createAssessment,
  updateAssessment,
  archiveAssessment,
  waiveAssessmentSignature,
  voidAssessmentSignature,
  ...assessmentReports.routes,
  listAuthorizations,
  getAuthorizationWeeks,
  createAuthorization,
  updateAuthorization,
  listCareplans,
  getCareplan,
  createCareplan,
  updateCareplan,
  reviseCareplan,
  allocateRemainders,
  waiveCareplanSignature,
  voidCareplanSignature,
  translateRecurrence,
  ...careplanReportRoutes,
]

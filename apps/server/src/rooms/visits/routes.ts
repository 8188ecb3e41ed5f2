import type { Route } from '../../plumbing/http/verb.ts'
import { getVisit } from './shown/get-visit.ts'
import { listVisits } from './list/list-visits.ts'
import { createVisits } from './adding/create-visits.ts'
import { previewCareplan } from './change-set/preview-careplan.ts'
import { getVisitSeries } from './series/get-series.ts'
import { placeVisits } from './series/place-visits.ts'
import { lookAhead } from './horizon/look-ahead.ts'
import { updateVisit } from './update-visit.ts'
import { archiveVisit } from './endings/archive-visit.ts'
import { cancelVisit } from './endings/cancel-visit.ts'
import { missVisit } from './endings/miss-visit.ts'
import { reopenVisit } from './endings/reopen-visit.ts'
import { restoreVisit } from './endings/restore-visit.ts'
import { correctVisit } from './review/correct-visit.ts'
import { reviewVisit } from './review/review-visit.ts'
import { getAbsenceEffect } from './absences/get-absence-effect.ts'
import { judgeAssignments } from './assignment/judge-assignments.ts'
import { copyWeek } from './board/copy-week.ts'
import { publishVisits } from './board/publish-visits.ts'
import { withdrawVisits } from './board/withdraw-visits.ts'
import { listScheduleRows } from './board/list-schedule-rows.ts'
import { proposeFilling } from './assignment/propose-filling.ts'
import { getStaffingSummary, listStaffingCandidates } from './assignment/list-candidates.ts'
import { getCareTeam, getClientsServed } from './list/partners.ts'
import { offerRoutes } from './offers/offer-routes.ts'
import { getVisitsDashboard } from './dashboard/get-dashboard.ts'
import { readVisitsFeed } from './feed/read-feed.ts'
import { readVisitsJournal } from './journal/read-journal.ts'
import { reportRoutes } from './reports/report-routes.ts'
import { fieldDay } from './capture/field-day.ts'
import { checkIn } from './capture/check-in.ts'
import type { WebhookRoute } from '../../plumbing/webhooks/webhook-verb.ts'
import { getPhonePin, removePhonePin, setPhonePin } from './calls/phone-pin.ts'
import { visitCall } from './calls/visit-call.ts'
import { fobRecord } from './fobs/fob-record.ts'
import { punchByFob } from './fobs/punch-by-fob.ts'
import { answerActivity } from './capture/answer-activity.ts'
import { signVisit } from './capture/sign-visit.ts'
import { checkOut } from './capture/check-out.ts'
import {
  getVisitSignatures,
  voidVisitSignature,
  waiveVisitSignature,
} from './capture/settle-signatures.ts'

import { settleExceptions } from './queue/settle-exceptions.ts'
import { listClearedExceptions } from './queue/list-cleared.ts'
import { undoExceptions } from './queue/undo-exceptions.ts'
import { agencyReasonRecord } from './reasons/agency-reason-record.ts'
import { listReasonCodes } from './reasons/list-reason-codes.ts'
import { importVendorCodes, previewVendorCodes } from './reasons/import-vendor-codes.ts'
import { listVendorCodes } from './reasons/list-vendor-codes.ts'

export const routes: readonly Route[] = [
  listVisits,
  getVisit,
  createVisits,
  previewCareplan,
  updateVisit,
  lookAhead,
  getVisitSeries,
  placeVisits,
  cancelVisit,
  missVisit,
  restoreVisit,
  archiveVisit,
  reopenVisit,
  reviewVisit,
  correctVisit,
  getAbsenceEffect,
  judgeAssignments,
  listStaffingCandidates,
  listScheduleRows,
  getStaffingSummary,
  proposeFilling,
  ...offerRoutes,
  publishVisits,
  withdrawVisits,
  copyWeek,
  getCareTeam,
  getClientsServed,
  getVisitsDashboard,
  readVisitsFeed,
  readVisitsJournal,
  ...reportRoutes,
  fieldDay,
  checkIn,
  answerActivity,
  signVisit,
  checkOut,
  punchByFob,
  ...fobRecord.routes,
  getPhonePin,
  setPhonePin,
  removePhonePin,
  getVisitSignatures,
  waiveVisitSignature,
  voidVisitSignature,
  listReasonCodes,
  listVendorCodes,
  previewVendorCodes,
  importVendorCodes,
  settleExceptions,
  undoExceptions,
  listClearedExceptions,
  ...agencyReasonRecord.routes,
]

/** What phone services call of this room. */
export const webhookRoutes: readonly WebhookRoute[] = [visitCall]

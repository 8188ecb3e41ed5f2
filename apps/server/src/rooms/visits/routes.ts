import * as capture from '@homeward/contract/visits/capture'
import * as contract from '@homeward/contract/visits/visits'
import { on, type Route } from '../../plumbing/http/mount.ts'
import { answerActivity } from './answer-activity.ts'
import { cancelVisit } from './cancel-visit.ts'
import { checkIn } from './check-in.ts'
import { checkOut } from './check-out.ts'
import { fieldDay } from './field-day.ts'
import { listVisits } from './list-visits.ts'
import { loadVisit } from './present-visit.ts'
import { reviewVisit } from './review-visit.ts'
import { signVisit } from './sign-visit.ts'
import { updateVisit } from './update-visit.ts'

export const routes: readonly Route[] = [
  on(contract.listVisits, listVisits),
  on(contract.getVisit, (ctx, { id }) => loadVisit(ctx, id)),
  on(contract.updateVisit, updateVisit),
  on(contract.cancelVisit, cancelVisit),
  on(contract.reviewVisit, reviewVisit),
  on(capture.fieldDay, fieldDay),
  on(capture.checkIn, checkIn),
  on(capture.answerActivity, answerActivity),
  on(capture.signVisit, signVisit),
  on(capture.checkOut, checkOut),
]

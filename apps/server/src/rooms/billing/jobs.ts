import { type AnyTask, systemTask, task } from '../../plumbing/jobs/task.ts'
import { Failure } from '../../plumbing/failure.ts'
import { reportTask } from '../reports/door.ts'
import { claimReport } from './claim-reports/claim-report.ts'
import { makeClaims } from './claims/make-claims.ts'
import { recheck } from './claims/recheck.ts'
import { recheckLater } from './claims/recheck-later.ts'
import { followVerified } from './claims/follow-verified.ts'
import { refreshClaims } from './claims/refresh-claims.ts'
import { inJob } from '../../plumbing/jobs/in-job.ts'
import { deliveryTasks } from './delivery/tasks.ts'
import { writeStatements } from './patients/write-statements.ts'
import { tellOverdue } from './transmissions/tell-overdue.ts'
import { readRemittances, resumeRemittances } from './era-files/read-task.ts'

/**
 * A repetition, a visit that changed in the meantime, or one of unbillable services needs no work. A client
 * without a payor has no claim until someone adds a payor and requests the claim.
 */
const nothingToDo = new Set([
  'claim_exists',
  'service_unbillable',
  'visit_not_completed',
  'rate_missing',
  'not_found',
])

export const tasks: readonly AnyTask[] = [
  task({
    name: 'billing.claim_visit',
    async run(ctx, { visit_id }) {
      const refused = await makeClaims(ctx, visit_id).then(
        () => null,
        (error: unknown) => error,
      )
      if (refused === null) return
      if (!(refused instanceof Failure) || !nothingToDo.has(refused.code)) throw refused
      ctx.log.info({ visit_id, why: refused.code }, 'no claim was created')
      // A visit that is reviewed again has its claims already.
      await refreshClaims(ctx, visit_id)
    },
  }),
  task({
    name: 'billing.follow_reopened',
    run: (ctx, { visit_id }) => refreshClaims(ctx, visit_id),
  }),
  task({ name: 'billing.follow_verified', run: followVerified }),
  task({ name: 'billing.recheck', run: (ctx, about) => recheck(ctx, about) }),
  task({
    // Days pass: a limit for filing ends, and care is no longer ahead.
    name: 'billing.recheck_all',
    every: '20 5,10 * * *',
    run: (ctx) => recheckLater(ctx, { type: 'agency', id: ctx.agency.id }),
  }),
  reportTask(claimReport),
  systemTask({
    name: 'billing.write_statements',
    runForSystem: (services, db, { agency_id: agencyId, run_id: id }, { lastTry }) =>
      writeStatements(inJob(services, db, agencyId, 'billing.write_statements'), id, { lastTry }),
  }),
  readRemittances,
  resumeRemittances,
  ...deliveryTasks,
  task({ name: 'billing.tell_overdue', every: '20 * * * *', run: tellOverdue }),
]

import * as contract from '@homeward/contract/care/careplan-versions'
import { revisionDates } from '@homeward/domain/care/versions'
import { v7 as uuid } from 'uuid'
import { onConstraint } from '../../../plumbing/db/constraint.ts'
import { Failure, unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { insertCareplan } from '../careplan-store.ts'
import { expireOver } from '../expire-careplans.ts'
import { lockPlan } from '../lock-plan.ts'
import { loadCareplan } from '../present-careplan.ts'
import { copyShifts } from './store.ts'

/**
 * Begins the next version of a plan: a draft with the shifts of the version that was named. Nothing changes
 * before it is activated; then the version in force ends the day before.
 */
export const reviseCareplan = verb(contract.reviseCareplan, async (ctx, { id }) => {
  const { before } = await lockPlan(ctx, id)
  const plan = await loadCareplan(ctx, id)
  const prepared = plan.versions.some(({ status }) => status === 'draft' || status === 'scheduled')
  if (prepared) throw new Failure('careplan_revision_exists')
  // On the last day of one version the next one may be in force already.
  const inForce = plan.versions.findLast(({ status }) => status === 'active')
  const dates = unwrap(
    revisionDates(
      inForce && {
        startDate: inForce.start_date,
        endDate: inForce.end_date,
        status: inForce.status,
      },
      ctx.today,
    ),
  )
  const row = {
    agency_id: ctx.agency.id,
    id: uuid(),
    client_id: before.client_id,
    authorization_id: before.authorization_id,
    payor_id: before.payor_id,
    assessment_id: before.assessment_id,
    status: 'draft' as const,
    start_date: dates.startDate,
    end_date: dates.endDate,
    version: Math.max(...plan.versions.map(({ version }) => version)) + 1,
    first_id: before.first_id ?? before.id,
  }
  // Until the hour is over one that ended is stored as scheduled.
  await expireOver(
    ctx,
    plan.versions.map((one) => one.id),
  )
  await insertCareplan(ctx.tx, row).catch((error: unknown) =>
    onConstraint(error, { careplans_one_revision: 'careplan_revision_exists' }),
  )
  const shiftIds = new Map(plan.shifts.map((shift) => [shift.id, uuid()]))
  await copyShifts(ctx.tx, id, { id: row.id, shiftIds })
  await ctx.changed({ action: 'careplan.revised', type: 'careplan', id: row.id, after: row })
  // The version that it follows tells of it.
  await ctx.live('careplan', id)
  return loadCareplan(ctx, row.id)
})

import type { Ctx } from '../../plumbing/context.ts'
import { found } from '../../plumbing/failure.ts'
import { findAuthorization, lockAuthorization } from './authorization-store.ts'
import { findSpends, lockCareplan, lockPlansThatSpend } from './careplan-store.ts'

/**
 * Plan and authorization, locked in this order by every change of a plan. A plan without an authorization has
 * the plans beside it locked instead.
 */
export async function lockPlan({ tx }: Ctx, id: string) {
  const { authorization_id, spends } = found(await findSpends(tx, id))
  if (authorization_id === null) await lockPlansThatSpend(tx, spends)
  else await lockAuthorization(tx, authorization_id)
  return {
    before: found(await lockCareplan(tx, id)),
    authorization:
      authorization_id === null ? null : found(await findAuthorization(tx, authorization_id)),
  }
}

export type LockedPlan = Awaited<ReturnType<typeof lockPlan>>

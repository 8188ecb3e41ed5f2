import type { Ctx } from '../../plumbing/context.ts'
import { found } from '../../plumbing/failure.ts'
import { findAuthorization, lockAuthorization } from './authorization-store.ts'
import { findAuthorizationOf, lockCareplan } from './careplan-store.ts'

/** Plan and authorization, locked in this order by every change of a plan. */
export async function lockPlan({ tx }: Ctx, id: string) {
  const { authorization_id } = found(await findAuthorizationOf(tx, id))
  await lockAuthorization(tx, authorization_id)
  return {
    before: found(await lockCareplan(tx, id)),
    authorization: found(await findAuthorization(tx, authorization_id)),
  }
}

export type LockedPlan = Awaited<ReturnType<typeof lockPlan>>

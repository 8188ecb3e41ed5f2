import * as contract from '@homeward/contract/visits/series'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findVisit } from '../visit-store.ts'
import { findFollowing } from './store.ts'

/** How many later visits a change of this one can be for too. */
export const getVisitSeries = verb(contract.getVisitSeries, async (ctx, { id }) => {
  const visit = found(await findVisit(ctx.tx, id, null))
  const following = await findFollowing(ctx.tx, visit)
  return {
    following: following.length,
    untouched: following.filter(({ edited }) => !edited).length,
    last_day: following.at(-1)?.day ?? null,
    careplan_id: visit.careplan_id,
  }
})

import * as contract from '@homeward/contract/care/authorizations'
import { checkDateOrder } from '@homeward/domain/time/day-range'
import { onConstraint } from '../../plumbing/db/constraint.ts'
import type { Ctx } from '../../plumbing/context.ts'
import { Failure, found, refuseStaleWith, unwrap } from '../../plumbing/failure.ts'
import { verb } from '../../plumbing/http/verb.ts'
import { countPlanned, lockAuthorization, saveAuthorization } from './authorization-store.ts'
import { forgetGenerated } from './careplan-store.ts'
import { presentAuthorization } from './present-authorization.ts'

/** Changes, archives or restores an authorization; the visits of its active plans follow it. */
export const updateAuthorization = verb(
  contract.updateAuthorization,
  async (ctx, { id, lock_version, visits_confirmed, ...changes }) => {
    const before = found(await lockAuthorization(ctx.tx, id))
    await refuseStaleWith(lock_version, before, () => presentAuthorization(ctx, id))
    const after = { ...before, ...changes }
    unwrap(checkDateOrder({ startDate: after.start_date, endDate: after.end_date }))
    const archives = before.status === 'active' && after.status === 'archived'
    if (archives && visits_confirmed !== true) await refuseInUse(ctx, id)
    // What ends on another day is told of anew.
    const moved = before.end_date !== after.end_date && { told_days: null }

    await saveAuthorization(ctx.tx, id, { ...changes, ...moved }).catch((error: unknown) =>
      onConstraint(error, { authorizations_one_at_a_time: 'authorization_overlap' }),
    )
    await ctx.changed({ action: 'authorization.updated', type: 'authorization', id, before, after })
    const covers = ({ start_date, end_date, status }: typeof after) =>
      start_date + end_date + status
    if (covers(before) !== covers(after)) {
      for (const careplanId of await forgetGenerated(ctx.tx, id)) {
        await ctx.emit('careplan.changed', { careplan_id: careplanId })
      }
    }
    return presentAuthorization(ctx, id)
  },
)

/** What visits are planned under is archived only on confirmation. */
async function refuseInUse(ctx: Ctx, id: string): Promise<void> {
  const visits = await countPlanned(ctx.tx, id, ctx.now)
  if (visits === 0) return
  const them = visits === 1 ? '1 planned visit is' : `${visits} planned visits are`
  throw new Failure('authorization_in_use', {
    sentence: `${them} under this authorization. Archiving it removes them, except visits that someone edited.`,
  })
}

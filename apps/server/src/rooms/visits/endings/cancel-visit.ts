import * as contract from '@homeward/contract/visits/visits'
import { cancel } from '@homeward/domain/visits/transitions'
import { found, refuseStaleWith, unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { presentVisit, stateOf } from '../shown/present-visit.ts'
import { lockVisit, saveVisit } from '../visit-store.ts'
import { noted } from './noted.ts'

/** Cancels a visit that has not started. It keeps its day of the plan, so that it is not made again. */
export const cancelVisit = verb(contract.cancelVisit, async (ctx, input) => {
  const { id, reason, canceled_by, lock_version } = input
  const before = found(await lockVisit(ctx.tx, id, null))
  const { status } = unwrap(cancel(stateOf(before)))
  if (before.status === status) return presentVisit(ctx, before)
  await refuseStaleWith(lock_version, before, async () => presentVisit(ctx, before))
  const set = { status, canceled_reason: reason ?? null, canceled_by, ...noted(ctx) }
  const saved = await saveVisit(ctx.tx, before, { ...set, hand_edited: true })
  await ctx.changed({
    action: 'visit.canceled',
    type: 'visit',
    id,
    before: { status: before.status },
    after: set,
  })
  return presentVisit(ctx, saved)
})

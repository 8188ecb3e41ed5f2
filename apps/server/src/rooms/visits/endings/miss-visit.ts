import * as contract from '@homeward/contract/visits/endings'
import { miss } from '@homeward/domain/visits/endings'
import { found, refuseStaleWith, unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { presentVisit, stateOf } from '../shown/present-visit.ts'
import { refuseUnknownReasons } from '../reasons/given-reason.ts'
import { lockVisit, saveVisit } from '../visit-store.ts'
import { noted } from './noted.ts'

/** Notes that nobody came to a visit, why, and what was done about it. It can be restored. */
export const missVisit = verb(contract.missVisit, async (ctx, input) => {
  const { id, reason, action, note = null, lock_version } = input
  const before = found(await lockVisit(ctx.tx, id, null))
  await refuseStaleWith(lock_version, before, async () => presentVisit(ctx, before))
  await refuseUnknownReasons(ctx, [
    { kind: 'reason', key: reason },
    { kind: 'action', key: action },
  ])
  const state = { ...stateOf(before), startsAt: before.starts_at }
  const { status } = unwrap(miss(state, { reason, note }, ctx.now))
  const set = {
    status,
    missed_reason: reason,
    missed_action: action,
    missed_note: note,
    ...noted(ctx),
  }
  const saved = await saveVisit(ctx.tx, before, { ...set, hand_edited: true })
  await ctx.changed({
    action: 'visit.missed',
    type: 'visit',
    id,
    before: { status: before.status },
    after: set,
  })
  return presentVisit(ctx, saved)
})

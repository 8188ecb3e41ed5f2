import * as contract from '@homeward/contract/visits/visits'
import { found, refuseStaleWith } from '../../plumbing/failure.ts'
import { verb } from '../../plumbing/http/verb.ts'
import { loadVisit, presentVisit } from './shown/present-visit.ts'
import { changeFollowing } from './series/change-following.ts'
import { changeVisit } from './series/change-visit.ts'
import { placeBefore } from './series/place-before.ts'
import { lockVisit } from './visit-store.ts'

/**
 * Moves a visit that waits, or gives it to another caregiver or to nobody, and with it later visits of its
 * shift if that is wanted. Whoever does so takes them out of the hands of their care plan. A reason allows
 * what speaks against the assignment, as long as the visit stays with that caregiver at that time. The answer
 * says where each of them stood, to undo it.
 */
export const updateVisit = verb(contract.updateVisit, async (ctx, input) => {
  const { id, scope = 'this', lock_version, ...change } = input
  const before = found(await lockVisit(ctx.tx, id, null))
  await refuseStaleWith(lock_version, before, async () => presentVisit(ctx, before))
  const later = scope !== 'this'
  // Days ahead, the later ones make room first.
  const first = later && (change.scheduled_date ?? '') > before.scheduled_date
  const ahead = first ? await changeFollowing(ctx, before, change, scope) : []
  const changed = await changeVisit(ctx, before, change)
  const behind = later && !first ? await changeFollowing(ctx, before, change, scope) : []
  const visit = changed || later ? await loadVisit(ctx, id) : presentVisit(ctx, before)
  const own = changed ? [placeBefore(before, visit.lock_version)] : []
  return { ...visit, changed_from: [...own, ...ahead, ...behind] }
})

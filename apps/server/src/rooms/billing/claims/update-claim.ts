import * as contract from '@homeward/contract/billing/claims'
import type { Actor } from '../../../plumbing/actor.ts'
import { found, refuseStaleWith } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { loadClaims } from './load-claims.ts'
import { moveClaim } from './move-claim.ts'
import { presentClaim } from './present-claim.ts'
import { lockClaims } from './store.ts'

/** Moves one claim by hand, or notes something on it. */
export const updateClaim = verb(contract.updateClaim, async (ctx, input) => {
  const { id, status, note, payer_control_number: payerNumber } = input
  const { follow_up_action, follow_up_on, resolution_status, outcome_category } = input
  const followUp = {
    follow_up_action,
    follow_up_on,
    resolution_status,
    outcome_category,
    ...ownerOf(ctx.actor, input.owner),
  }
  const locked = found((await lockClaims(ctx.tx, [id]))[0])
  if (input.lock_version !== undefined && input.lock_version !== locked.lock_version) {
    await refuseStaleWith(input.lock_version, locked, () => presentClaim(ctx, id))
  }
  const claim = found((await loadClaims(ctx, [id]))[0])
  await moveClaim(ctx, claim, { status, note, payerNumber, followUp })
  return presentClaim(ctx, id)
})

/** The columns of who works on a claim; nothing changes where it is not said. */
const ownerOf = (actor: Actor, owner: 'me' | 'none' | undefined) => {
  if (owner === undefined) return {}
  if (owner === 'none' || actor.kind !== 'person') return { owner_id: null, owner_name: null }
  return { owner_id: actor.userId, owner_name: actor.name }
}

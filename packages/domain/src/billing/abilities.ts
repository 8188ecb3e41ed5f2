import { type Holder, holds } from '../identity/abilities.ts'
import { claimMoves } from './claim-transitions.ts'
import type { ClaimStatus, RemittanceStatus } from './vocabulary.ts'

/** What may be done with a claim; `ready` says whether every readiness check passed. */
export const claimAbilities = (
  holder: Holder,
  claim: { status: ClaimStatus; ready: boolean },
): Record<string, boolean> => {
  const may = holds(holder, 'claims.write')
  const moves = claimMoves[claim.status]
  return {
    edit: may,
    mark_ready: may && claim.ready && moves.includes('ready_to_send'),
    hold: may && moves.includes('on_hold'),
    review: may && moves.includes('for_review'),
    mark_unbillable: may && moves.includes('unbillable'),
  }
}

/** What may be done with a remittance. */
export const eraAbilities = (
  holder: Holder,
  era: { status: RemittanceStatus; balanced: boolean; unmatched: number },
): Record<string, boolean> => {
  const may = holds(holder, 'remittances.write')
  return {
    match: may && era.unmatched > 0,
    post: may && era.status === 'held' && era.balanced && era.unmatched === 0,
  }
}

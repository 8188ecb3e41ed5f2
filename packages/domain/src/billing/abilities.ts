import { type Holder, holds } from '../identity/abilities.ts'
import type { AnswerState } from './answers.ts'
import type { RemittanceStatus } from './vocabulary.ts'

/** What may be done with a remittance. */
export const eraAbilities = (
  holder: Holder,
  era: { status: RemittanceStatus; balanced: boolean; unmatched: number },
): Record<string, boolean> => {
  const may = holds(holder, 'remittances.write')
  return {
    match: may && era.unmatched > 0,
    post: may && era.status === 'held' && era.balanced && era.unmatched === 0,
    unpost: may && era.status === 'posted',
    dismiss: may && era.status === 'held',
    hold: may && era.status === 'dismissed',
  }
}

/** What may be done with a claim of a remittance. */
export const eraClaimAbilities = (
  holder: Holder,
  claim: { state: AnswerState; matched: boolean; reversed: boolean; eraStatus: RemittanceStatus },
): Record<string, boolean> => {
  const may = holds(holder, 'remittances.write')
  const waits = claim.state === 'waiting'
  const undoable = claim.state === 'applied' || claim.state === 'informed'
  return {
    match: may && (waits || (claim.eraStatus === 'held' && !claim.matched)),
    post: may && waits && claim.matched,
    dismiss: may && waits,
    undo: may && ((undoable && !claim.reversed) || claim.state === 'dismissed'),
  }
}

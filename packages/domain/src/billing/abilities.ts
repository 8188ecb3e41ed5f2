import { type Holder, holds } from '../identity/abilities.ts'
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
  }
}

import { type Holder, holds } from '../identity/abilities.ts'
import type { RemittanceFileState } from './vocabulary.ts'

const atWork: ReadonlySet<RemittanceFileState> = new Set(['waiting', 'reading', 'posting'])
const over: ReadonlySet<RemittanceFileState> = new Set(['failed', 'canceled'])

/** Whether a person may move the work on a file of remittances from one state to another. */
export const mayTurn = (from: RemittanceFileState, to: 'canceled' | 'waiting'): boolean =>
  (to === 'canceled' ? atWork : over).has(from)

/** What may be done with a file of remittances. */
export const remittanceFileAbilities = (
  holder: Holder,
  { state }: { state: RemittanceFileState },
): Record<string, boolean> => {
  const may = holds(holder, 'remittances.write')
  return { cancel: may && mayTurn(state, 'canceled'), retry: may && mayTurn(state, 'waiting') }
}

import { type SavedView, SavedQuery } from '@homeward/contract/collaboration/saved-views'
import type { SavedViewRow } from './store.ts'

/** A view as it is answered to somebody. */
export const presentView = ({ user_id, ...view }: SavedViewRow, userId: string): SavedView => ({
  ...view,
  query: SavedQuery.parse(view.query),
  own: user_id === userId,
})

/** What an audit event compares. */
export const auditedView = ({ list, name, query, shared, position }: SavedViewRow) => ({
  list,
  name,
  query,
  shared,
  position,
})

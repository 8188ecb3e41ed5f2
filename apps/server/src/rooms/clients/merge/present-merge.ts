import type { ClientMerge } from '@homeward/contract/clients/merge'
import type { MergeRow } from './store.ts'

/** A merge for an answer: how many rows of each table moved, not which ones. */
export const presentMerge = (merge: MergeRow): ClientMerge => ({
  id: merge.id,
  client: { id: merge.client_id, name: merge.client_name },
  other: { id: merge.other_id, name: merge.other_name },
  take: merge.take,
  moved: merge.moved.map(({ table, rows }) => ({ table: table.replace(/^public\./, ''), rows })),
  merged_at: merge.merged_at,
  merged_by: merge.merged_by,
  undone_at: merge.undone_at,
  undone_by: merge.undone_by,
  can_undo: merge.undone_at === null && !merge.has_later,
})

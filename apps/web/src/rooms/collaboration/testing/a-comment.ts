import type { Comment } from '@homeward/contract/collaboration/comments'

const uuid = (n: number): string => `0190eeee-0000-7000-8000-${String(n).padStart(12, '0')}`

export const visitId = uuid(900)

/** A comment of Nina Nurse on a visit, which the person of the session may answer. */
export const aComment = (n = 1, wishes: Partial<Comment> = {}): Comment => ({
  id: uuid(n),
  body: 'She slept well, @ann.',
  agency_id: uuid(1000),
  user_id: uuid(1001),
  author: 'Nina Nurse',
  parent_type: 'Visit',
  parent_id: visitId,
  reply_to_id: null,
  created_at: '2026-03-02T14:00:00Z',
  edited_at: null,
  deleted_at: null,
  deleted_by: null,
  lock_version: 0,
  abilities: { reply: true, edit: false, delete: false },
  ...wishes,
})

import type { Comment } from '@homeward/contract/collaboration/comments'

/** What a comment or an alert hangs on. */
export type Parent = { type: Comment['parent_type']; id: string }

export const parentColumns = {
  Visit: 'visit_id',
  Agent: 'agent_id',
  Client: 'client_id',
} as const

/** The record type of a parent, as the audit trail and notifications name it. */
export const recordTypes = { Visit: 'visit', Agent: 'agent', Client: 'client' } as const

type ParentIds = { visit_id: string | null; agent_id: string | null; client_id: string | null }

/** The three columns of which one names the parent. */
export const columnsOf = ({ type, id }: Parent): ParentIds => ({
  visit_id: null,
  agent_id: null,
  client_id: null,
  [parentColumns[type]]: id,
})

/** The parent that the columns name. */
export function parentOf({ visit_id, agent_id, client_id }: ParentIds): Parent {
  if (visit_id !== null) return { type: 'Visit', id: visit_id }
  if (agent_id !== null) return { type: 'Agent', id: agent_id }
  if (client_id !== null) return { type: 'Client', id: client_id }
  throw new Error('A comment or alert hangs on nothing.')
}

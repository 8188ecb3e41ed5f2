import type { attachmentParents } from '@homeward/contract/files/attachments'
import type { Ctx } from '../../plumbing/context.ts'
import { Failure } from '../../plumbing/failure.ts'
import { hasAgent, hasClient } from './parent-store.ts'

type ParentType = (typeof attachmentParents)[number]
type Parent = { parent_type: ParentType; parent_id: string }

/** The columns that name a parent; both null for the agency itself. */
export type ParentColumns = { client_id: string | null; agent_id: string | null }

export const columnsOf = ({ parent_type, parent_id }: Parent): ParentColumns => ({
  client_id: parent_type === 'Client' ? parent_id : null,
  agent_id: parent_type === 'Agent' ? parent_id : null,
})

export function parentOf(agencyId: string, row: ParentColumns): Parent {
  if (row.client_id) return { parent_type: 'Client', parent_id: row.client_id }
  if (row.agent_id) return { parent_type: 'Agent', parent_id: row.agent_id }
  return { parent_type: 'Agency', parent_id: agencyId }
}

/** The columns of a parent that the agency has; anything else is not found. */
export async function knownParent(ctx: Ctx, parent: Parent): Promise<ParentColumns> {
  const { parent_type, parent_id } = parent
  const known = {
    Agency: async () => parent_id === ctx.agency.id,
    Client: () => hasClient(ctx.tx, parent_id),
    Agent: () => hasAgent(ctx.tx, parent_id),
  }
  if (!(await known[parent_type]())) throw new Failure('not_found')
  return columnsOf(parent)
}

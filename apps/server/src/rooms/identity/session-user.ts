import type { SessionUser } from '@homeward/contract/identity'
import { capabilities, capabilitiesOf } from '@homeward/domain/identity/capabilities'
import { staffRoles } from '@homeward/domain/identity/roles'
import type { Kysely } from 'kysely'
import type { DB } from '../../plumbing/db/schema.generated.ts'
import { findHeldAgents, findUser, type HeldAgent } from './store.ts'

/** The session as its own user sees it. */
export async function presentSessionUser(
  db: Kysely<DB>,
  session: {
    userId: string
    token: string
    agentId: string | null
    assignmentId: string | null
    expiresAt: string
  },
): Promise<SessionUser> {
  const user = await findUser(db, session.userId)
  const held = await findHeldAgents(db, session.userId)
  const agent = held.find((candidate) => candidate.id === session.agentId)
  const role = agent?.role ?? null
  return {
    id: user.id,
    token: session.token,
    agency_id: agent?.agency_id ?? null,
    agent_id: agent?.id ?? null,
    assignment_id: session.assignmentId,
    username: user.username,
    email: user.email,
    name: user.name,
    phone: user.phone,
    admin: user.super_admin || staffRoles.some((staff) => staff === role),
    super_admin: user.super_admin,
    // No voice provider can be connected yet, so nobody can be rung.
    can_receive_calls: false,
    direct_upload_url: '/api/v1/direct_uploads/',
    role,
    capabilities: user.super_admin ? capabilities : role ? capabilitiesOf(role) : [],
    agents: held.map(presentAgent),
    expires_at: session.expiresAt,
  }
}

const presentAgent = (agent: HeldAgent): SessionUser['agents'][number] => ({
  id: agent.id,
  agency: { id: agent.agency_id, name: agent.agency_name, time_zone: agent.time_zone },
  role: agent.role,
  status: agent.status,
  assignments: agent.assignments,
})

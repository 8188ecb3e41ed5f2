import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { type Capability, capabilities } from '@homeward/domain/identity/capabilities'
import { staffRoles } from '@homeward/domain/identity/roles'
import { isLanguage } from '@homeward/domain/language/languages'
import type { Kysely } from 'kysely'
import { actorMay } from '../../plumbing/actor.ts'
import { actorOf, type Session } from '../../plumbing/auth/session.ts'
import type { DB } from '../../plumbing/db/schema.generated.ts'
import { findHeldAgents, findUser, type HeldAgent } from './store.ts'

/** The session as its own user sees it. */
export async function presentSessionUser(db: Kysely<DB>, session: Session): Promise<SessionUser> {
  const user = await findUser(db, session.userId)
  const held = await findHeldAgents(db, session.userId)
  const { entered } = session
  const role = entered?.role ?? null
  return {
    id: user.id,
    token: session.token,
    agency_id: entered?.agency.id ?? null,
    agent_id: session.agentId,
    assignment_id: session.assignmentId,
    username: user.username,
    email: user.email,
    name: user.name,
    phone: user.phone,
    language: isLanguage(user.language) ? user.language : null,
    admin: user.super_admin || staffRoles.some((staff) => staff === role),
    super_admin: user.super_admin,
    can_receive_calls: user.can_receive_calls,
    direct_upload_url: '/api/v1/direct_uploads/',
    role,
    capabilities: user.super_admin ? capabilities : heldBy(session),
    agents: held.map(presentAgent),
    agency: entered && {
      id: entered.agency.id,
      name: entered.agency.name,
      time_zone: entered.agency.timeZone,
    },
    second_factor: session.secondFactor,
    idle_timeout: session.idleTimeout,
    expires_at: session.expiresAt,
  }
}

const heldBy = (session: Session): Capability[] => {
  const actor = actorOf(session)
  return actor ? capabilities.filter((capability) => actorMay(actor, capability)) : []
}

const presentAgent = (agent: HeldAgent): SessionUser['agents'][number] => ({
  id: agent.id,
  agency: { id: agent.agency_id, name: agent.agency_name, time_zone: agent.time_zone },
  role: agent.role,
  status: agent.status,
  assignments: agent.assignments,
})

import type { ParsedOf } from '@homeward/contract/endpoint'
import type { signIn as declaration, SessionUser } from '@homeward/contract/identity'
import { forgetSession } from '../../plumbing/auth/known-session.ts'
import { Failure } from '../../plumbing/failure.ts'
import type { Open } from '../../plumbing/http/open.ts'
import { presentSessionUser } from './session-user.ts'
import { sessionOf } from './session-of.ts'
import { enterAgency, findHeldAgents } from './store.ts'

/** Moves a session to another agent that its user holds, and to one of that agent's offices. */
export async function switchContext(
  open: Open,
  input: ParsedOf<typeof declaration>,
): Promise<SessionUser> {
  const session = await sessionOf(open, input.token ?? '')
  const held = await findHeldAgents(open.db, session.userId)
  const agent = held.find(({ id }) => id === (input.agent_id ?? session.agentId))
  const assignment = input.assignment_id
    ? agent?.assignments.find(({ id }) => id === input.assignment_id)
    : agent?.assignments[0]
  if (!agent || (input.assignment_id && !assignment)) throw new Failure('not_found')

  await enterAgency(open.db, session.id, {
    entered_agency_id: agent.agency_id,
    agent_id: agent.id,
    assignment_id: assignment?.id ?? null,
  })
  forgetSession(open.db, session.token)
  await open.audit(agent.agency_id, session.userId, session.name, 'session.switched')
  return presentSessionUser(open.db, await sessionOf(open, session.token))
}

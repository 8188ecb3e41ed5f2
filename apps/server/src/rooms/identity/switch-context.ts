import type { ParsedOf } from '@homeward/contract/endpoint'
import type { signIn as declaration, SessionUser } from '@homeward/contract/identity/sign-in'
import { forgetSession } from '../../plumbing/auth/known-session.ts'
import type { Session } from '../../plumbing/auth/session.ts'
import { Failure, found } from '../../plumbing/failure.ts'
import type { IdentityContext } from '../../plumbing/http/identity-context.ts'
import { sessionOf } from './session-of.ts'
import { enterAgency, type Entered } from './session-store.ts'
import { presentSessionUser } from './session-user.ts'
import { agencyExists, findHeldAgents } from './store.ts'
import { soleAssignment } from './sole-assignment.ts'

type Input = ParsedOf<typeof declaration>

/**
 * Moves a session to another agent that its user holds and to one of that agent's offices, or moves a
 * super admin into any agency, or out of all of them. The agency that is left and the one that is
 * entered both note it.
 */
export async function switchContext(context: IdentityContext, input: Input): Promise<SessionUser> {
  const session = await sessionOf(context, input.token ?? '')
  const who = { id: session.userId, name: session.name }
  const entered = await placeOf(context, session, input)

  const before = session.entered?.agency.id
  const after = entered.entered_agency_id
  const noted = { type: 'user', id: who.id } as const
  await context.transact(async (step) => {
    await enterAgency(step.tx, session.id, entered)
    if (before && before !== after)
      await step.audit(before, who, { ...noted, action: 'agency.left' })
    const action = entered.agent_id === null ? 'agency.entered' : 'session.switched'
    if (after !== null) await step.audit(after, who, { ...noted, action })
  })
  forgetSession(context.db, session.token)
  return presentSessionUser(context.db, await sessionOf(context, session.token))
}

const nowhere: Entered = { entered_agency_id: null, agent_id: null, assignment_id: null }

async function placeOf(context: IdentityContext, session: Session, input: Input): Promise<Entered> {
  if (input.agency_id === undefined) return agentOf(context, session, input)
  if (input.agency_id !== null) return agencyOf(context, session, input.agency_id)
  if (!session.superAdmin) throw new Failure('not_found')
  return nowhere
}

async function agentOf(context: IdentityContext, session: Session, input: Input): Promise<Entered> {
  const held = await findHeldAgents(context.db, session.userId)
  const agent = found(held.find(({ id }) => id === (input.agent_id ?? session.agentId)))
  const chosen = input.assignment_id
    ? found(agent.assignments.find(({ id }) => id === input.assignment_id)).id
    : soleAssignment(agent)
  return {
    entered_agency_id: agent.agency_id,
    agent_id: agent.id,
    assignment_id: chosen,
  }
}

/** An agency by its id: one's own with the agent that one holds there, any other for super admins. */
async function agencyOf(
  context: IdentityContext,
  session: Session,
  agencyId: string,
): Promise<Entered> {
  const held = await findHeldAgents(context.db, session.userId)
  const agent = held.find(({ agency_id }) => agency_id === agencyId)
  if (!agent && !(session.superAdmin && (await agencyExists(context.db, agencyId)))) {
    throw new Failure('not_found')
  }
  return {
    entered_agency_id: agencyId,
    agent_id: agent?.id ?? null,
    assignment_id: soleAssignment(agent),
  }
}

import type { ParsedOf } from '@homeward/contract/endpoint'
import * as contract from '@homeward/contract/identity/sign-in'
import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { v7 as uuid } from 'uuid'
import { passwordFits } from '../../plumbing/auth/password.ts'
import { freshToken, hashToken } from '../../plumbing/auth/token.ts'
import { Failure } from '../../plumbing/failure.ts'
import type { IdentityContext, IdentityTransaction } from '../../plumbing/http/identity-context.ts'
import { identityVerb } from '../../plumbing/http/verb.ts'
import { readPhone } from './phone.ts'
import { tellRefused } from './refused/tell-refused.ts'
import { spendCode } from './second-factor.ts'
import { sessionOf } from './session-of.ts'
import { insertSession } from './session-store.ts'
import { presentSessionUser } from './session-user.ts'
import { countCode, countSignInAttempt, succeed, refundAttempts } from './sign-in-attempts.ts'
import {
  type Account,
  findAccount,
  findHeldAgents,
  lockAccount,
  type Login,
  noteSignIn,
} from './store.ts'
import { switchContext } from './switch-context.ts'
import { soleAssignment } from './sole-assignment.ts'

/** The maximum age of a session, however long someone works. */
const absoluteLifeHours = 12

type Input = ParsedOf<typeof contract.signIn>

/** Signs in with a password, or moves a session to another agent and office with its token. */
export const signIn = identityVerb(contract.signIn, (context, input) => {
  return input.token === undefined ? withPassword(context, input) : switchContext(context, input)
})

async function withPassword(context: IdentityContext, input: Input): Promise<SessionUser> {
  const login = loginOf(input)
  if (!login || !input.password) throw new Failure('wrong_credentials')
  try {
    return await tryPassword(context, login, input.password, input)
  } catch (error) {
    await tellRefused(context, login, error)
    throw error
  }
}

async function tryPassword(
  context: IdentityContext,
  login: Login,
  password: string,
  { code, language }: Pick<Input, 'code' | 'language'>,
): Promise<SessionUser> {
  const attempts = await countSignInAttempt(context, login.name ?? login.phone)
  const user = await findAccount(context.db, login)
  if (!(await passwordFits(user?.password_hash ?? null, password)) || !user) {
    throw new Failure('wrong_credentials')
  }
  if (user.totp_enabled_at && !code) {
    await refundAttempts(context, attempts)
    throw new Failure('second_factor_needed')
  }
  if (user.totp_enabled_at) await countCode(context, user.id)
  const token = freshToken()
  await context.transact(async (step) => {
    await refuseChanged(step, user)
    if (user.totp_enabled_at) await spendCode(step, context.keys, user, code ?? '')
    await startSession(context, step, user, { token, language })
  })
  await succeed(context, attempts, user.id)
  return presentSessionUser(context.db, await sessionOf(context, token))
}

/**
 * Refuses a password that was changed since it was looked at, and a second factor that was switched on
 * or off: whoever changed it ended the sessions that there were, and this one would outlive that.
 */
async function refuseChanged({ tx }: IdentityTransaction, user: Account): Promise<void> {
  const now = await lockAccount(tx, user.id)
  const same =
    now.password_hash === user.password_hash && now.totp_enabled_at === user.totp_enabled_at
  if (!same) throw new Failure('wrong_credentials')
}

async function startSession(
  { device, address, language: shown }: IdentityContext,
  step: IdentityTransaction,
  user: { id: string; name: string },
  { token, language: chosen }: { token: string; language: Input['language'] },
) {
  const { tx, now } = step
  const [agent] = await findHeldAgents(tx, user.id)
  const id = uuid()
  await insertSession(tx, {
    id,
    token_hash: hashToken(token),
    user_id: user.id,
    entered_agency_id: agent?.agency_id ?? null,
    agent_id: agent?.id ?? null,
    assignment_id: soleAssignment(agent),
    device,
    address,
    created_at: now.toISOString(),
    last_seen_at: now.toISOString(),
    expires_at: new Date(now.getTime() + absoluteLifeHours * 3_600_000).toISOString(),
  })
  await noteSignIn(tx, user.id, now, { chosen, shown })
  if (!agent) return
  await step.audit(agent.agency_id, user, { action: 'session.started', type: 'user', id: user.id })
}

/** The name that was typed: a username or an e-mail address, or a phone number in any spelling. */
function loginOf(input: Input): Login | null {
  if (input.username) return { name: input.username }
  const phone = readPhone(input.phone ?? '')
  return phone ? { phone } : null
}

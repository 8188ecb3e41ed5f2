import type { signIn as declaration, SessionUser } from '@homeward/contract/identity'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { v7 as uuid } from 'uuid'
import { passwordFits } from '../../plumbing/auth/password.ts'
import { freshToken, hashToken } from '../../plumbing/auth/token.ts'
import { Failure } from '../../plumbing/failure.ts'
import type { Open } from '../../plumbing/http/open.ts'
import { presentSessionUser } from './session-user.ts'
import {
  clearFailures,
  countFailure,
  findAccount,
  findBlock,
  findHeldAgents,
  insertSession,
} from './store.ts'
import { sessionOf } from './session-of.ts'
import { switchContext } from './switch-context.ts'

/** However long somebody works, a session ends after this. */
const absoluteLifeHours = 12

/** Wrong passwords that are free before each further one costs a wait. */
const freeTries = { account: 5, address: 50 }

type Input = ParsedOf<typeof declaration>

/** Signs in with a password, or moves a session to another agent and office with its token. */
export function signIn(open: Open, input: Input): Promise<SessionUser> {
  return input.token === undefined ? withPassword(open, input) : switchContext(open, input)
}

async function withPassword(open: Open, input: Input): Promise<SessionUser> {
  const login = loginOf(input)
  if (!login || !input.password) throw new Failure('wrong_credentials')
  // One address that guesses at an account is slowed down; the person at another is not.
  const account = `account:${login.username ?? login.phone}@${open.address}`.toLowerCase()
  const address = `address:${open.address}`
  if (await findBlock(open.db, [account, address], open.now)) throw new Failure('throttled')

  const user = await findAccount(open.db, login)
  if (!(await passwordFits(user?.password_hash ?? null, input.password)) || !user) {
    await countFailure(open.db, account, open.now, freeTries.account)
    await countFailure(open.db, address, open.now, freeTries.address)
    throw new Failure('wrong_credentials')
  }
  await clearFailures(open.db, account)

  const [agent] = await findHeldAgents(open.db, user.id)
  const token = freshToken()
  await insertSession(open.db, {
    id: uuid(),
    token_hash: hashToken(token),
    user_id: user.id,
    entered_agency_id: agent?.agency_id ?? null,
    agent_id: agent?.id ?? null,
    assignment_id: agent?.assignments[0]?.id ?? null,
    device: open.device,
    address: open.address,
    last_seen_at: open.now.toISOString(),
    expires_at: new Date(open.now.getTime() + absoluteLifeHours * 3_600_000).toISOString(),
  })
  if (agent) await open.audit(agent.agency_id, user.id, user.name, 'session.started')
  return presentSessionUser(open.db, await sessionOf(open, token))
}

/** The name that was typed: a username, or a phone number in any spelling. */
function loginOf(input: Input): { username?: string; phone?: string } | null {
  if (input.username) return { username: input.username }
  const digits = input.phone?.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits ? { phone: digits } : null
}

import type { ParsedOf } from '@homeward/contract/endpoint'
import * as contract from '@homeward/contract/identity/invites'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findAgent, findAgentOfUser, type Invited } from './people-store.ts'
import { writtenTo } from './written-to.ts'
import { sendInvite } from './send-invite.ts'

type Input = ParsedOf<typeof contract.createInvite>

/** Invites an agent without an account to join, or sends someone a password reset. */
export const createInvite = verb(contract.createInvite, async (ctx, input) => {
  const invited = await invitedOf(ctx, input)
  const email =
    input.subject === 'join' ? joinAddress(invited, input) : resetAddress(invited, input)
  return sendInvite(ctx, {
    subject: input.subject,
    agentId: invited.agent_id,
    userId: input.subject === 'join' ? null : invited.user_id,
    name: invited.name ?? invited.agent_name,
    email,
    written: writtenTo(invited),
  })
})

async function invitedOf({ tx }: Ctx, { agent_id, user_id }: Input): Promise<Invited> {
  if (agent_id) return found(await findAgent(tx, agent_id))
  if (user_id) return found(await findAgentOfUser(tx, user_id))
  throw wrong('agent_id', 'Choose who to invite.')
}

function joinAddress(invited: Invited, { email }: Input): string {
  if (invited.activated_at !== null) throw new Failure('account_exists')
  if (invited.status !== 'active') {
    throw wrong('agent_id', 'This person is not active, so you cannot invite them.')
  }
  const address = email ?? invited.agent_email ?? invited.email
  if (!address) throw new Failure('email_missing')
  return address
}

/** A reset goes nowhere but to the account's own address: it opens the account. */
function resetAddress(invited: Invited, { email }: Input): string {
  if (invited.activated_at === null) {
    throw wrong('agent_id', 'This person has no account yet. Send an invite to join instead.')
  }
  if (!invited.email) throw new Failure('email_missing')
  if (email && email.toLowerCase() !== invited.email.toLowerCase()) {
    throw wrong('email', "A password reset goes to the account's own address. Omit this field.")
  }
  return invited.email
}

const wrong = (field: string, sentence: string) =>
  new Failure('invalid', { fields: { [field]: [sentence] } })

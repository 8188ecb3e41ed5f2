import * as contract from '@homeward/contract/identity/invites'
import { mayRenew } from '@homeward/domain/identity/invites'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { lockInvite } from './invite-store.ts'
import { findAgent } from './people-store.ts'
import { sendInvite } from './send-invite.ts'
import { writtenTo } from './written-to.ts'

/** Sends an invite again with another code; the former one ends. */
export const renewInvite = verb(contract.renewInvite, async (ctx, { invite_id }) => {
  const invite = found(await lockInvite(ctx.tx, invite_id))
  const invited = found(await findAgent(ctx.tx, invite.agent_id ?? ''))
  const isReset = invite.subject === 'reset_password'
  const email = isReset ? invited.email : invite.email
  const stillNeeded = isReset === (invited.activated_at !== null)
  if (!mayRenew(invite) || !stillNeeded || !email) throw new Failure('invite_over')
  return sendInvite(ctx, {
    subject: invite.subject,
    agentId: invited.agent_id,
    userId: invite.user_id,
    name: invite.name,
    email,
    written: writtenTo(invited),
  })
})

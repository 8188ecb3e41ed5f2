import type { Invite } from '@homeward/contract/identity/invites'
import type { InviteSubject } from '@homeward/domain/identity/invites'
import type { Ctx } from '../../../plumbing/context.ts'
import { revokeOpen } from './invite-store.ts'
import { presentInvite } from './present-invite.ts'
import { writeInvite, type Written } from './write-invite.ts'

type Wish = {
  subject: InviteSubject
  agentId: string
  userId: string | null
  name: string
  email: string
  written: Written
}

/** Sends an invite to someone in the agency; an earlier one for the same purpose ends. */
export async function sendInvite(
  ctx: Ctx,
  { subject, agentId, userId, name, email, written }: Wish,
): Promise<Invite> {
  const { tx, now, actor, agency } = ctx
  await revokeOpen(tx, { subject, agentId }, now)
  const invite = await writeInvite(
    ctx,
    { agency, inviter: actor.name },
    {
      subject,
      name,
      email,
      agent_id: agentId,
      user_id: userId,
      created_by: actor.kind === 'person' ? actor.userId : null,
    },
    written,
  )
  const after = { subject, name, email, expires_at: invite.expires_at }
  await ctx.changed(
    { action: 'invite.created', type: 'invite', id: invite.id, after },
    { topic: 'account', id: agentId },
  )
  return presentInvite(invite, now)
}

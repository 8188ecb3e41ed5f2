import type { Ctx } from '../../../plumbing/context.ts'
import type { LockedInvite } from './invite-store.ts'

/** Records that an invite was accepted, and emits the event for other rooms. */
export async function announceAccepted(
  ctx: Ctx,
  invite: LockedInvite,
  person: { id: string; username: string },
): Promise<void> {
  const { id, agent_id, name, created_by } = invite
  const after = { user_id: person.id, username: person.username }
  await ctx.record({ action: 'invite.accepted', type: 'invite', id, after })
  await ctx.emit('invite.accepted', { invite_id: id, agent_id, name, created_by })
  if (agent_id) await ctx.live('account', agent_id)
}

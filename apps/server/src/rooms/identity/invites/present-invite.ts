import type { Invite } from '@homeward/contract/identity/invites'
import { inviteState } from '@homeward/domain/identity/invites'
import type { InviteRow } from './invite-store.ts'

/** An invite as the office sees it. */
export const presentInvite = (invite: InviteRow, now: Date): Invite => ({
  id: invite.id,
  subject: invite.subject,
  user_id: invite.user_id,
  agent_id: invite.agent_id,
  name: invite.name,
  email: invite.email,
  state: inviteState(invite, now),
  created_at: invite.created_at,
  expires_at: invite.expires_at,
})

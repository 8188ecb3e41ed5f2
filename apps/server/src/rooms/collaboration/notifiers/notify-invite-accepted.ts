import type { EventPayload } from '@homeward/contract/signals'
import type { Ctx } from '../../../plumbing/context.ts'
import { notify, type Notice } from '../notifications/notify.ts'

/** Notifies the sender of an invite that it was accepted, or everyone who may invite once the sender left. */
export async function notifyInviteAccepted(
  ctx: Ctx,
  invite: EventPayload<'invite.accepted'>,
): Promise<void> {
  const notice: Notice = {
    kind: 'invite_accepted',
    to: invite.created_by === null ? [] : [invite.created_by],
    items: [
      {
        title: `${invite.name} accepted the invite`,
        body: 'The account is ready. They can sign in now.',
        subject: invite.agent_id === null ? null : { type: 'agent', id: invite.agent_id },
        about: `invite_accepted:${invite.invite_id}`,
      },
    ],
  }
  if ((await notify(ctx, notice)) === 0) await notify(ctx, { ...notice, to: 'holders' })
}

import type { EventPayload } from '@homeward/contract/signals'
import type { Ctx } from '../../../plumbing/context.ts'
import { notify, type Telling } from '../notifications/notify.ts'

/** Tells whoever invited somebody that it was accepted; where they left, those who may invite. */
export async function tellInviteAccepted(
  ctx: Ctx,
  invite: EventPayload<'invite.accepted'>,
): Promise<void> {
  const telling: Telling = {
    kind: 'invite_accepted',
    to: invite.created_by === null ? [] : [invite.created_by],
    news: [
      {
        title: `${invite.name} accepted the invite`,
        body: 'The account is ready; they can sign in now.',
        subject: invite.agent_id === null ? null : { type: 'agent', id: invite.agent_id },
        about: `invite_accepted:${invite.invite_id}`,
      },
    ],
  }
  if ((await notify(ctx, telling)) === 0) await notify(ctx, { ...telling, to: 'holders' })
}

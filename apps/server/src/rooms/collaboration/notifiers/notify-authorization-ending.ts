import type { EventPayload } from '@homeward/contract/signals'
import { formatDay } from '@homeward/domain/dates'
import type { Ctx } from '../../../plumbing/context.ts'
import { notify } from '../notifications/notify.ts'
import { findAuthorized } from './authorization-store.ts'

/** Notifies those who keep authorizations of one that ends soon, once per alert and end. */
export async function notifyAuthorizationEnding(
  ctx: Ctx,
  { authorization_id, days }: EventPayload<'authorization.ending'>,
): Promise<void> {
  const ending = await findAuthorized(ctx.tx, authorization_id)
  // It may have been archived in the meantime.
  if (!ending) return
  const { name, number, end_date, client_id } = ending
  await notify(ctx, {
    kind: 'authorization_ending',
    to: 'holders',
    items: [
      {
        title: `Authorization ${number} of ${name} ends on ${formatDay(end_date)}`,
        body: 'Ask the payor for a new one. Visits after its last day are not authorized.',
        subject: { type: 'client', id: client_id },
        about: `authorization_ending:${authorization_id}:${end_date}:${days}`,
      },
    ],
  })
}

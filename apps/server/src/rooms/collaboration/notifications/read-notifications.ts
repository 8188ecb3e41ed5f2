import type * as contract from '@homeward/contract/collaboration/notifications'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { personOf } from '../person.ts'
import { countUnread, findNotification, findNotifications } from './store.ts'

/** What the person was told in this agency, newest first. */
export async function listNotifications(
  ctx: Ctx,
  input: ParsedOf<typeof contract.listNotifications>,
): Promise<OutputOf<typeof contract.listNotifications>> {
  const { rows, meta } = await findNotifications(ctx.tx, personOf(ctx).userId, input)
  return { data: rows, meta }
}

/** One of the person's own. */
export async function getNotification(
  ctx: Ctx,
  { id }: ParsedOf<typeof contract.getNotification>,
): Promise<contract.Notification> {
  return found(await findNotification(ctx.tx, personOf(ctx).userId, id))
}

/** How many the person has not read, for the number beside the bell. */
export async function countNotifications(
  ctx: Ctx,
): Promise<OutputOf<typeof contract.countNotifications>> {
  return { unread: await countUnread(ctx.tx, personOf(ctx).userId) }
}

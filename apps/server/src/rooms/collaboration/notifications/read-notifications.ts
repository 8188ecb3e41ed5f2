import * as contract from '@homeward/contract/collaboration/notifications'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { personOf } from '../person.ts'
import { countUnread, findNotification, findNotifications } from './store.ts'

/** The person's notifications in this agency, newest first. */
export const listNotifications = verb(contract.listNotifications, async (ctx, input) => {
  const { rows, meta } = await findNotifications(ctx.tx, personOf(ctx).userId, input)
  return { data: rows, meta }
})

/** One of the person's own. */
export const getNotification = verb(contract.getNotification, async (ctx, { id }) => {
  return found(await findNotification(ctx.tx, personOf(ctx).userId, id))
})

/** How many the person has not read, for the number beside the bell. */
export const countNotifications = verb(contract.countNotifications, async (ctx) => {
  return { unread: await countUnread(ctx.tx, personOf(ctx).userId) }
})

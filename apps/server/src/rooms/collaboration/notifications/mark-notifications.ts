import * as contract from '@homeward/contract/collaboration/notifications'
import { marksOf } from '@homeward/domain/collaboration/marks'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { personOf } from '../person.ts'
import { countOwn, findNotification, markNotifications } from './store.ts'

/** Marks one of the person's own as read or acknowledged, or removes the mark. */
export const updateNotification = verb(
  contract.updateNotification,
  async (ctx, { id, ...asked }) => {
    const { userId } = personOf(ctx)
    const before = found(await findNotification(ctx.tx, userId, id))
    await markNotifications(ctx.tx, { userId, ids: [id], now: ctx.now }, marksAsked(asked))
    const after = found(await findNotification(ctx.tx, userId, id))
    await ctx.record({ action: 'notification.marked', type: 'notification', id, before, after })
    await ctx.tell('notification', userId, [id])
    return after
  },
)

/** Marks many of the person's own, or all that are not marked so yet. */
export const updateNotifications = verb(
  contract.updateNotifications,
  async (ctx, { ids, ...asked }) => {
    const { userId } = personOf(ctx)
    const marks = marksAsked(asked)
    if (ids && (await countOwn(ctx.tx, userId, ids)) === 0) throw new Failure('not_found')
    const changed = await markNotifications(ctx.tx, { userId, ids, now: ctx.now }, marks)
    await ctx.record({
      action: 'notifications.marked',
      type: 'user',
      id: userId,
      after: { ...marks, changed: changed.length },
    })
    await ctx.tell('notification', userId, changed)
    return { changed: changed.length }
  },
)

function marksAsked(asked: Parameters<typeof marksOf>[0]): ReturnType<typeof marksOf> {
  const marks = marksOf(asked)
  if (Object.keys(marks).length > 0) return marks
  throw new Failure('invalid', {
    fields: { read: ['Choose read or acknowledged.'] },
  })
}

import * as contract from '@homeward/contract/collaboration/notifications'
import { emailByDefault } from '@homeward/domain/collaboration/notifications'
import { kindsFor } from '@homeward/domain/collaboration/recipients'
import { verb } from '../../../plumbing/http/verb.ts'
import { personOf } from '../person.ts'
import { findChoices, saveChoices } from './choices-store.ts'

/** Which of the kinds that can come to the person come by e-mail too. */
export const listNotificationChoices = verb(contract.listNotificationChoices, async (ctx) => {
  const chosen = await findChoices(ctx.tx, personOf(ctx).userId)
  return {
    choices: kindsFor((capability) => ctx.may(capability)).map((kind) => ({
      kind,
      email: chosen.get(kind) ?? emailByDefault[kind],
    })),
  }
})

/** Stores the person's choices; kinds that are not named stay as they are. */
export const updateNotificationChoices = verb(
  contract.updateNotificationChoices,
  async (ctx, input) => {
    const { userId } = personOf(ctx)
    const before = await findChoices(ctx.tx, userId)
    const named = new Map(input.choices.map(({ kind, email }) => [kind, email]))
    await saveChoices(ctx, userId, named)
    await ctx.record({
      action: 'notification_choices.updated',
      type: 'user',
      id: userId,
      before: Object.fromEntries(before),
      after: Object.fromEntries([...before, ...named]),
    })
    return listNotificationChoices(ctx, {})
  },
)

import type * as contract from '@homeward/contract/collaboration/notifications'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import { emailByDefault } from '@homeward/domain/collaboration/notifications'
import { kindsFor } from '@homeward/domain/collaboration/recipients'
import type { Ctx } from '../../../plumbing/context.ts'
import { personOf } from '../person.ts'
import { findChoices, saveChoices } from './choices-store.ts'

type Choices = OutputOf<typeof contract.listNotificationChoices>

/** Which of the kinds that can come to the person come by e-mail too. */
export async function listNotificationChoices(ctx: Ctx): Promise<Choices> {
  const chosen = await findChoices(ctx.tx, personOf(ctx).userId)
  return {
    choices: kindsFor((capability) => ctx.may(capability)).map((kind) => ({
      kind,
      email: chosen.get(kind) ?? emailByDefault[kind],
    })),
  }
}

/** Keeps what the person chose; kinds that are not named stay as they are. */
export async function updateNotificationChoices(
  ctx: Ctx,
  input: ParsedOf<typeof contract.updateNotificationChoices>,
): Promise<Choices> {
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
  return listNotificationChoices(ctx)
}

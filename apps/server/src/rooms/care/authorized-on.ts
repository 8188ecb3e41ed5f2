import type { Ctx } from '../../plumbing/context.ts'
import { findInForce } from './allowance-store.ts'
import { allowedOn } from './allowances.ts'

type Asked = { clientIds: readonly string[]; day: string }

/** Minutes that the authorizations of clients allow in their periods of a day, with what visits leave of them. */
export async function authorizedOn(ctx: Ctx, { clientIds, day }: Asked) {
  const rows = clientIds.length === 0 ? [] : await findInForce(ctx.tx, { clientIds, day })
  const allowed = await allowedOn(
    ctx,
    rows.map(({ id }) => ({ authorizationId: id, day })),
  )
  const sums = new Map<string, { minutes: number; left_minutes: number }>()
  for (const [at, { client_id: clientId }] of rows.entries()) {
    const one = allowed[at]
    if (!one) continue
    const sum = sums.get(clientId) ?? { minutes: 0, left_minutes: 0 }
    sums.set(clientId, {
      minutes: sum.minutes + one.minutes,
      left_minutes: sum.left_minutes + one.leftMinutes,
    })
  }
  return sums
}

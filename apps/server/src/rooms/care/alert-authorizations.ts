import { alertDue } from '@homeward/domain/care/authorization'
import type { Ctx } from '../../plumbing/context.ts'
import { noteTold } from './authorization-store.ts'
import { lockToRenew } from './renewal-store.ts'

/** Authorizations loaded per batch. */
const batchSize = 500

/**
 * Emits `authorization.ending` once for each of 30, 14 and 7 days before the end of an authorization that
 * nothing follows. What was emitted is noted in the same transaction, so neither a restart nor a second
 * process repeats it.
 */
export async function alertAuthorizations(ctx: Ctx): Promise<void> {
  let last: string | null = null
  do {
    const ending: Awaited<ReturnType<typeof lockToRenew>> = await lockToRenew(
      ctx.tx,
      ctx.today,
      last,
      batchSize,
    )
    for (const { id, client_id, start_date, end_date, status, told_days } of ending) {
      const dates = { startDate: start_date, endDate: end_date, status }
      const days = alertDue(dates, told_days, ctx.today)
      if (days === null) continue
      await noteTold(ctx.tx, id, days)
      await ctx.record({
        action: 'authorization.ending',
        type: 'authorization',
        id,
        after: { end_date, notice_days: days },
      })
      await ctx.emit('authorization.ending', { authorization_id: id, client_id, days })
    }
    last = ending.length < batchSize ? null : (ending.at(-1)?.id ?? null)
  } while (last !== null)
}

import { fail, ok, type Result } from '../result.ts'

export type Rate = {
  start_date: string
  end_date: string | null
  cents_per_unit: number
}

/**
 * A rate after a change. `lastClaimed` is the last day for which a claim was made with it, null without
 * one. Claims do not change afterwards, so a claimed rate can only be ended, and not before that day.
 */
export const changedRate = (
  rate: Rate,
  change: Partial<Rate>,
  lastClaimed: string | null,
): Result<Rate, 'rate_used' | 'date_order'> => {
  const next = { ...rate, ...change }
  if (next.end_date !== null && next.end_date < next.start_date) return fail('date_order')
  if (lastClaimed === null) return ok(next)
  const sameStart = next.start_date === rate.start_date
  const samePrice = next.cents_per_unit === rate.cents_per_unit
  const coversClaims = next.end_date === null || next.end_date >= lastClaimed
  return sameStart && samePrice && coversClaims ? ok(next) : fail('rate_used')
}

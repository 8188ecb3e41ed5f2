import { eachMonth, monthOf } from '@homeward/domain/billing/periods'
import { addDays } from '@homeward/domain/time/zone'

/** The months of the last year, newest first. */
export const monthsTo = (today: string): string[] =>
  eachMonth(monthOf(addDays(today, -365)), monthOf(today)).toReversed()

import { addDays, instantOf, localClock, localDay } from '@homeward/domain/time/zone'
import { demoAgency } from './data/agency.ts'
import type { DemoTime } from './data/plans.ts'

const zone = demoAgency.time_zone

/** The agency's day at the moment of the demo. */
export const demoToday = (now: Date): string => localDay(now, zone)

/** The first day of care: long enough ago for claims that were sent and paid. */
export const firstDay = (now: Date): string => addDays(demoToday(now), -8)

/** Early on the first day, when the plans are brought into force. */
export const firstMorning = (now: Date): Date => instantOf(firstDay(now), '05:30', zone)

/** The clock of a shift; what counts from now falls on the next quarter of an hour. */
export function clockOf(at: DemoTime, now: Date): string {
  if (typeof at === 'string') return at
  const quarter = 15 * 60_000
  const moment = Math.ceil((now.getTime() + at.fromNow * 60_000) / quarter) * quarter
  return localClock(new Date(moment), zone)
}

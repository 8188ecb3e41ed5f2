import type { Stretch } from './pay-week.ts'

const minute = 60_000
const dutyDay = 24 * 60
const longestSleep = 8 * 60
const enoughSleep = 5 * 60

/** Sleep that a person entered for a stretch of duty: agreed, with the minutes of interruptions. */
export type Sleep = Stretch & { interruptedMinutes: number }

/**
 * The time of a duty of 24 hours or more that is not worked because the caregiver slept, by agreement: at most 8
 * hours, less interruptions; all of the night is work where fewer than 5 hours of sleep were left (29 CFR
 * 785.22; 29 CFR 552.102 takes it over for domestic service). Null: all of it is work.
 */
export const sleepNotWorked = (duty: Stretch, sleep: Sleep): Stretch | null => {
  if (duty.to - duty.from < dutyDay * minute) return null
  const from = Math.max(duty.from, sleep.from)
  const to = Math.min(duty.to, sleep.to, from + longestSleep * minute)
  const slept = (to - from) / minute - sleep.interruptedMinutes
  return slept < enoughSleep ? null : { from, to: from + slept * minute }
}

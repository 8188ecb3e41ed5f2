import { addDays, instantOf, isDay, minutesBetween } from '@homeward/domain/time/zone'

type MoveValues = { scheduled_date: string; scheduled_time: string; end: string }

type Move = { scheduled_date: string; scheduled_time: string; scheduled_duration: number }

const isClock = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/**
 * The move that day, start and end mean, in the agency's zone: an end that is not after the start
 * lies on the next day. Sentences by field where something is missing.
 */
export const moveOf = (
  { scheduled_date: date, scheduled_time: start, end }: MoveValues,
  zone: string,
): { move: Move } | { errors: Partial<MoveValues> } => {
  const errors: Partial<MoveValues> = {
    ...(!isDay(date) && { scheduled_date: 'Enter a date like 03/05/2026.' }),
    ...(!isClock(start) && { scheduled_time: 'Enter a time like 08:30 AM.' }),
    ...(!isClock(end) && { end: 'Enter a time like 12:30 PM.' }),
  }
  if (Object.keys(errors).length > 0) return { errors }
  const endDay = end > start ? date : addDays(date, 1)
  const minutes = minutesBetween(instantOf(date, start, zone), instantOf(endDay, end, zone))
  if (minutes < 15 || minutes > 1440)
    return { errors: { end: 'A visit must be 15 minutes to 24 hours long.' } }
  return {
    move: { scheduled_date: date, scheduled_time: start, scheduled_duration: minutes },
  }
}

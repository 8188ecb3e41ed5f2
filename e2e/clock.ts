const zone = 'America/New_York'

/** Day and minute of the day in the agency's zone. */
export function localNow(at = new Date()): { day: string; minute: number } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

/** MM/DD/YYYY, as dates are typed. */
export const typedDay = (day: string): string => {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}

/** hh:mm AM/PM, as times are typed. */
export const typedClock = (minute: number): string => {
  const hour = Math.floor(minute / 60)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(hour % 12 || 12)}:${two(minute % 60)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** The day some days later. */
export const later = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** When somebody worked, as day and minute of the day. */
type Moment = { day: string; minute: number }

/** A visit of today, and the times at which it was done; those lie before now by the clock. */
export type Slot = { day: string; start: number; minutes: number; from: Moment; until: Moment }

/**
 * A visit of today that is over already: at most two hours, at least a quarter, on quarter hours.
 * Just after midnight none is, so the first quarter of the day is taken, done somewhat too early.
 */
export function slotBeforeNow(): Slot {
  const { day, minute } = localNow()
  if (minute < 16) {
    const before = (minutes: number) => localNow(new Date(Date.now() - minutes * 60_000))
    return { day, start: 0, minutes: 15, from: before(17), until: before(2) }
  }
  const end = Math.floor((minute - 1) / 15) * 15
  const start = Math.max(0, end - 120)
  const at = (of: number): Moment => ({ day, minute: of })
  return { day, start, minutes: end - start, from: at(start), until: at(end) }
}

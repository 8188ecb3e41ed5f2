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

/**
 * A visit of today that is already over by the clock: at most two hours, at least a quarter, on
 * quarter hours. Just after midnight there is none yet, so the walk waits for it.
 */
export async function slotBeforeNow(): Promise<{ day: string; start: number; minutes: number }> {
  const { day, minute } = localNow()
  if (minute < 17) {
    await new Promise((resolve) => setTimeout(resolve, (17 - minute) * 60_000))
    return slotBeforeNow()
  }
  const end = Math.floor((minute - 1) / 15) * 15
  const start = Math.max(0, end - 120)
  return { day, start, minutes: end - start }
}

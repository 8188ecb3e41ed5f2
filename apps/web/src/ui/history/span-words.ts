import { clockWords, dayWords, inZone } from '../text/dates.ts'

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value)

/**
 * Two moments as a change: "from 10:45 to 10:50 AM" on one day, with both days otherwise. Undefined where
 * the values are no moments.
 */
export const spanWords = (before: unknown, after: unknown, zone: string): string | undefined => {
  if (!isInstant(before) || !isInstant(after)) return undefined
  const [from, to] = [inZone(before, zone), inZone(after, zone)]
  const [was, is] = [clockWords(from.clock), clockWords(to.clock)]
  if (from.day !== to.day) return `from ${dayWords(from.day)} ${was} to ${dayWords(to.day)} ${is}`
  const isOneHalf = was.slice(-2) === is.slice(-2)
  return `from ${isOneHalf ? was.slice(0, -3) : was} to ${is}`
}

import { minutesBetween } from '@homeward/domain/time/zone'
import type { Random } from './random.ts'

/** What happened at a visit that should have begun. */
export type Story = {
  /** Who was sick or away, where the visit was called off the day before. */
  canceled: string | null
  /** Null where nobody came. */
  checkInAt: Date | null
  /** Null where it is still going on. */
  checkOutAt: Date | null
  signed: boolean
  /** Metres from the client's home; null where the phone knew no position. */
  metres: number | null
  answers: number
  refusal: string | null
}

const minuteMs = 60_000
const later = (at: string, minutes: number): Date => new Date(Date.parse(at) + minutes * minuteMs)

/** Most visits go as they should; some show what an office has to look at. */
export function tellStory(
  visit: { starts_at: string; ends_at: string },
  now: Date,
  random: Random,
): Story {
  const late = random.chance(0.05) ? random.between(18, 40) : random.between(-7, 8)
  const checkInAt = later(visit.starts_at, late)
  const short = random.chance(0.04) ? -random.between(25, 45) : random.between(-5, 7)
  const checkOutAt = later(visit.ends_at, short)
  const metres = random.chance(0.04) ? random.between(400, 1400) : random.between(3, 60)
  const odd = random.between(1, 100)
  const over = minutesBetween(visit.ends_at, now) > 12 * 60
  return {
    canceled: over && odd <= 3 ? random.pick(['Client in hospital', 'Family visiting']) : null,
    checkInAt: checkInAt > now || (over && odd >= 4 && odd <= 5) ? null : checkInAt,
    checkOutAt: checkOutAt > now ? null : checkOutAt,
    signed: random.chance(0.94),
    metres: random.chance(0.04) ? null : metres,
    answers: random.between(2, 4),
    refusal: random.chance(0.12) ? 'Client did not feel like it today.' : null,
  }
}

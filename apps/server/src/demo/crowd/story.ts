import { minutesBetween } from '@homeward/domain/time/zone'
import type { BegunVisit } from '../find-store.ts'
import type { Random } from '../random.ts'

/** What happened at a visit of the crowd that should have begun. */
export type CrowdStory = {
  /** Why it was called off the day before. */
  canceled: string | null
  /** Null where nobody came, or not yet. */
  checkInAt: Date | null
  /** Null where it is still going on. */
  checkOutAt: Date | null
  /** Hours after which the phone found a network. */
  heardAfter: number
  signed: boolean
  /** Meters from the client's home; null where the phone knew no position. */
  metres: number | null
  /** How many of the activities nobody answered. */
  unanswered: number
  refusal: string | null
  /** Whether nobody reviewed it yet, although its day is over. */
  waits: boolean
}

/** What is unusual at the moment of the demo. */
type Trouble = 'missed' | 'late' | 'no_check_out'

const minuteMs = 60_000
const later = (at: string, minutes: number): Date => new Date(Date.parse(at) + minutes * minuteMs)

const reasons = ['Client in hospital', 'Family visiting', 'Client away', 'Doctor’s appointment']

/** Most visits go as they should. What did not is settled within days, as an office does. */
export function tellCrowdStory(
  visit: Pick<BegunVisit, 'starts_at' | 'ends_at'>,
  now: Date,
  random: Random,
  trouble: Trouble | undefined,
): CrowdStory {
  const days = Math.max(0, minutesBetween(visit.ends_at, now)) / (24 * 60)
  const late = random.chance(0.045) ? random.between(18, 40) : random.between(-8, 9)
  // Whoever comes late does not leave early, too.
  const short = late < 15 && random.chance(0.03) ? -random.between(20, 40) : random.between(-6, 8)
  const metres = random.chance(0.02) ? random.between(300, 1300) : random.between(3, 60)
  const fate = random.between(1, 1000)
  const checkInAt = later(visit.starts_at, trouble ? Math.min(late, 0) : late)
  const checkOutAt = later(visit.ends_at, short)
  const over = days > 0.75
  const odd = metres > 150 || short < -15
  return {
    canceled: canceledBy(fate, days, random),
    checkInAt:
      trouble === 'missed' || trouble === 'late' || checkInAt > now || isNoShow(fate, days)
        ? null
        : checkInAt,
    checkOutAt: trouble === 'no_check_out' || checkOutAt > now ? null : checkOutAt,
    heardAfter: days > 4 && days < 7 && random.chance(0.015) ? random.between(73, 90) : 0,
    signed: random.chance(days > 3 ? 0.992 : 0.955),
    metres: random.chance(0.02) ? null : metres,
    unanswered: random.chance(0.02) ? random.between(1, 3) : 0,
    refusal: random.chance(0.1) ? 'Did not feel like it today.' : null,
    waits: over && random.chance(days < 2 ? 0.12 : odd && days < 9 ? 0.5 : 0),
  }
}

/** Nobody came; in the first days the office has not settled it. */
const isNoShow = (fate: number, days: number): boolean => fate <= 4 && days > 0.4 && days < 2

function canceledBy(fate: number, days: number, random: Random): string | null {
  if (fate <= 4) return days >= 2 ? 'No one came; the family stepped in' : null
  return fate <= 34 && days > 0.3 ? random.pick(reasons) : null
}

type Begun = Pick<BegunVisit, 'id' | 'starts_at' | 'ends_at'>

/** The few visits of the day that need somebody right now. */
export function troublesOf(begun: readonly Begun[], now: Date): ReadonlyMap<string, Trouble> {
  const ago = (at: string): number => minutesBetween(at, now)
  const find = (fits: (visit: Begun) => boolean, count: number) =>
    begun.filter(fits).slice(0, count)
  const missed = find((visit) => ago(visit.starts_at) > 183 && ago(visit.starts_at) < 300, 1)
  const late = [
    ...find((visit) => ago(visit.starts_at) > 44 && ago(visit.starts_at) < 80, 1),
    ...find((visit) => ago(visit.starts_at) > 18 && ago(visit.starts_at) <= 44, 1),
  ]
  const open = find((visit) => ago(visit.ends_at) > 24 && ago(visit.ends_at) < 120, 1)
  return new Map([
    ...open.map(({ id }) => [id, 'no_check_out'] as const),
    ...late.map(({ id }) => [id, 'late'] as const),
    ...missed.map(({ id }) => [id, 'missed'] as const),
  ])
}

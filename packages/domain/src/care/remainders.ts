import { addDays, daysBetween, earlierDay } from '../time/zone.ts'
import { fail, ok } from '../result.ts'
import type { Result } from '../result.ts'
import { daysOfShift } from './days-of-shift.ts'
import {
  type Allowance,
  authorizedMinutes,
  authorizedMinutesPerWeek,
  minutesByWeek,
} from './minutes.ts'
import { minutesByPeriod } from './period-minutes.ts'

/** Which shifts get the minutes that an authorization leaves over. */
export const allocations = ['first', 'last', 'evenly'] as const
export type Allocation = (typeof allocations)[number]
export const allocationLabels: Record<Allocation, string> = {
  first: 'To the first shift',
  last: 'To the last shift',
  evenly: 'Evenly to all shifts',
}

/** Minutes are given in units of a quarter of an hour. */
const unit = 15
const longest = 1440
/** Days from the start of a plan in which two shifts are compared. */
const daysCompared = 8 * 7

type Shift = {
  recurringRule: string
  scheduledTime: string
  scheduledDuration: number
  seriesStart?: string | null | undefined
}
type Days = { startDate: string; endDate: string }

/**
 * The lengths of the shifts after the minutes that they leave over are given to them: as many whole units as
 * fit, so that no week and no period is above the authorization, without which there is nothing to give. No shift
 * grows beyond 24 hours or into the next one of the plan; what the first (last) cannot take, the next one gets. Fails where nothing can be given.
 */
export const allocateRemainders = (
  shifts: readonly Shift[],
  allocation: Allocation,
  { days, allowance }: { days: Days; allowance: Allowance | null },
): Result<number[], 'nothing_to_allocate'> => {
  if (allowance === null) return fail('nothing_to_allocate')
  const limits = limitsOf(shifts, { days, allowance })
  const lengths = shifts.map(({ scheduledDuration }) => scheduledDuration)
  const room = roomOf(shifts, days)
  const grow = (at: number): boolean => {
    const length = (lengths[at] ?? 0) + unit
    if (length > (room[at] ?? 0) || !limits.every((limit) => limit.fits(at))) return false
    lengths[at] = length
    for (const limit of limits) limit.spend(at)
    return true
  }
  const order = shifts.map((_, at) => at)
  if (allocation === 'last') order.reverse()
  // Evenly: a unit each in turn, until nobody can take one more.
  const rounds = allocation === 'evenly' ? [order] : order.map((at) => [at])
  for (const round of rounds) {
    let given = true
    while (given) given = round.filter(grow).length > 0
  }
  const grown = lengths.some((length, at) => length !== shifts[at]?.scheduledDuration)
  return grown ? ok(lengths) : fail('nothing_to_allocate')
}

/** What limits how often a shift may grow by a unit: the minutes of a week, and those of the authorization's period. */
const limitsOf = (
  shifts: readonly Shift[],
  { days, allowance }: { days: Days; allowance: Allowance },
) =>
  [
    {
      allowed: authorizedMinutesPerWeek(allowance),
      count: (some: readonly Shift[]) => minutesByWeek(some, days),
    },
    {
      allowed: authorizedMinutes(allowance),
      count: (some: readonly Shift[]) => minutesByPeriod({ shifts: some, days, allowance }),
    },
  ].map(({ allowed, count }) => {
    const used = count(shifts)
    const times = shifts.map((shift) => [...count([{ ...shift, scheduledDuration: 1 }])])
    const after = (key: string, n: number) => (used.get(key) ?? 0) + n * unit
    return {
      fits: (at: number) => {
        const own = times[at] ?? []
        return own.length > 0 && own.every(([key, n]) => after(key, n) <= allowed)
      },
      spend: (at: number) => {
        for (const [key, n] of times[at] ?? []) used.set(key, after(key, n))
      },
    }
  })

const startMinute = ({ scheduledTime }: Shift): number =>
  Number(scheduledTime.slice(0, 2)) * 60 + Number(scheduledTime.slice(3, 5))

/** How long each shift may become before it reaches one that begins later; never less than it is. */
function roomOf(shifts: readonly Shift[], days: Days): number[] {
  const last = earlierDay(addDays(days.startDate, daysCompared), days.endDate)
  const starts = shifts.map((shift) =>
    daysOfShift(shift, days.startDate, days.startDate, last).map(
      (day) => daysBetween(days.startDate, day) * longest + startMinute(shift),
    ),
  )
  const inOrder = [...new Set(starts.flat())].toSorted((a, b) => a - b)
  const next = new Map(inOrder.map((start, at) => [start, inOrder[at + 1] ?? Infinity]))
  return shifts.map(({ scheduledDuration }, at) => {
    const gaps = (starts[at] ?? []).map((start) => (next.get(start) ?? Infinity) - start)
    return Math.max(scheduledDuration, Math.min(longest, ...gaps))
  })
}

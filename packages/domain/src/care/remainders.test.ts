import { describe, expect, it, test } from 'vitest'
import { authorizedMinutesPerWeek, plannedMinutesPerWeek } from './minutes.ts'
import { overspentPeriod } from './period-minutes.ts'
import { allocateRemainders, allocations } from './remainders.ts'
import { unitPeriods } from './vocabulary.ts'

const days = { startDate: '2026-03-02', endDate: '2026-08-30' }
const allowance = (units: number) => ({
  units,
  unitPeriod: 'week' as const,
  minutesPerUnit: 15,
  startDate: '2026-01-01',
  endDate: '2026-12-31',
})
const shift = (days: string, scheduledTime: string, scheduledDuration: number) => ({
  recurringRule: `FREQ=WEEKLY;BYDAY=${days}`,
  scheduledTime,
  scheduledDuration,
})
const monday = shift('MO', '09:00', 120)
const tuesday = shift('TU', '09:00', 120)
const thrice = shift('MO,WE,FR', '14:00', 60)

describe('allocateRemainders', () => {
  it.each([
    ['first', [monday, tuesday], 18, [150, 120]],
    ['last', [monday, tuesday], 18, [120, 150]],
    ['evenly', [monday, tuesday], 18, [135, 135]],
    ['evenly, the odd unit to the first', [monday, tuesday], 19, [150, 135]],
    // 45 minutes over: one unit on each of the three days.
    ['first', [thrice], 15, [75]],
    // A unit on three days is too much, so the next one gets what is left.
    ['first', [thrice, tuesday], 22, [60, 150]],
    // It may reach the one at noon and no more; the rest goes to that one.
    ['first', [monday, shift('MO', '12:00', 60), tuesday], 32, [180, 180, 120]],
  ] as const)('%s', (which, shifts, units, expected) => {
    const allocation = allocations.find((one) => which.startsWith(one)) ?? 'first'
    const given = allocateRemainders(shifts, allocation, { days, allowance: allowance(units) })
    expect(given).toEqual({ ok: true, value: expected })
  })

  it('leaves minutes over that are less than a unit, and says so where nothing fits', () => {
    const short = { ...allowance(1), minutesPerUnit: 253 }
    expect(allocateRemainders([monday, tuesday], 'evenly', { days, allowance: short })).toEqual({
      ok: false,
      failure: 'nothing_to_allocate',
    })
    expect(allocateRemainders([], 'first', { days, allowance: short }).ok).toBe(false)
  })

  it('counts every week of shifts that do not come every week', () => {
    const second = { ...monday, recurringRule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO' }
    const given = allocateRemainders([second], 'first', { days, allowance: allowance(10) })
    expect(given).toEqual({ ok: true, value: [150] })
  })
})

const randomNumbers = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

describe('over many random plans', () => {
  const random = randomNumbers(20260302)
  const oneOf = <T>(choices: readonly [T, ...T[]]): T =>
    choices[random(choices.length)] ?? choices[0]
  const plans = Array.from({ length: 300 }, () => ({
    allocation: oneOf(allocations),
    allowance: { ...allowance(1 + random(700)), unitPeriod: oneOf(unitPeriods) },
    shifts: Array.from({ length: random(8) }, () => ({
      recurringRule: oneOf([
        'FREQ=DAILY',
        'FREQ=WEEKLY;BYDAY=MO',
        'FREQ=WEEKLY;BYDAY=MO,WE,FR',
        'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU',
        'FREQ=MONTHLY;BYMONTHDAY=31',
      ]),
      scheduledTime: oneOf(['00:15', '08:00', '09:30', '17:45', '23:00']),
      scheduledDuration: 15 + random(585),
    })),
  }))
  const given = plans.flatMap((plan) => {
    const lengths = allocateRemainders(plan.shifts, plan.allocation, { days, ...plan })
    return lengths.ok ? [{ ...plan, lengths: lengths.value }] : []
  })

  test('some can be given minutes and some cannot', () => {
    expect(given.length).toBeGreaterThan(50)
    expect(given.length).toBeLessThan(plans.length)
  })

  test('no week and no period is above the authorization, and each gets whole units or nothing', () => {
    for (const { shifts, lengths, allocation, allowance: of } of given) {
      const grown = shifts.map((one, at) => ({ ...one, scheduledDuration: lengths[at] ?? 0 }))
      expect(plannedMinutesPerWeek(grown, days)).toBeLessThanOrEqual(authorizedMinutesPerWeek(of))
      // What was above before stays as it is.
      const above = (some: typeof grown) => overspentPeriod({ shifts: some, days, allowance: of })
      expect(above(grown)).toEqual(above(shifts))
      const more = grown.map(
        (one, at) => one.scheduledDuration - (shifts[at]?.scheduledDuration ?? 0),
      )
      expect(more.filter((minutes) => minutes < 0 || minutes % 15 !== 0)).toEqual([])
      expect(Math.max(...lengths)).toBeLessThanOrEqual(1440)
      // Whoever spreads them a second time finds nothing left.
      expect(allocateRemainders(grown, allocation, { days, allowance: of }).ok).toBe(false)
    }
  })
})

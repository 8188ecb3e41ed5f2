import { expect, test } from 'vitest'
import { activate } from '../care/careplan.ts'
import { type Allowance, authorizedMinutes, periodOf } from '../care/minutes.ts'
import { numbers } from '../testing/numbers.ts'
import { unitPeriods } from '../care/vocabulary.ts'
import { addDays, earlierDay } from '../time/zone.ts'
import { planVisits } from './generation.ts'

const random = numbers(20261123)
const oneOf = <T>(choices: readonly [T, ...T[]]): T => choices[random(choices.length)] ?? choices[0]

const rules = [
  'FREQ=DAILY',
  'FREQ=DAILY;INTERVAL=3',
  'FREQ=WEEKLY;BYDAY=MO',
  'FREQ=WEEKLY;BYDAY=MO,WE,FR',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU',
  'FREQ=MONTHLY;BYMONTHDAY=31',
  'FREQ=DAILY;COUNT=1',
] as const

const shift = (at: number) => ({
  id: `shift-${at}`,
  recurringRule: oneOf(rules),
  scheduledTime: oneOf(['01:30', '02:30', '09:00', '23:15']),
  scheduledDuration: 15 * (1 + random(24)),
  agentId: null,
})

/** A plan within an authorization of some days to a year and a half, most of them close to its limit. */
const aPlan = () => {
  const startDate = addDays('2026-01-01', random(400))
  const allowance: Allowance = {
    units: 1 + random(oneOf([60, 200, 800])),
    unitPeriod: oneOf(unitPeriods),
    minutesPerUnit: 15,
    startDate,
    endDate: addDays(startDate, random(oneOf([14, 120, 550]))),
  }
  const from = addDays(startDate, random(10))
  const careplan = {
    startDate: earlierDay(from, allowance.endDate),
    endDate: allowance.endDate,
  }
  return {
    allowance,
    careplan,
    shifts: Array.from({ length: 1 + random(3) }, (_, at) => shift(at)),
  }
}

test('the visits of a plan that can be activated never use more than a period of its authorization', () => {
  const spans = new Map<string, number>()
  for (let at = 0; at < 3000; at += 1) {
    const { allowance, careplan, shifts } = aPlan()
    const state = { ...careplan, status: 'scheduled' } as const
    if (!activate(state, shifts, allowance, careplan.startDate).ok) continue
    const visits = planVisits({
      shifts,
      careplan,
      authorization: allowance,
      fromDay: careplan.startDate,
      throughDay: careplan.endDate,
      zone: 'America/New_York',
    })
    const used = new Map<string, number>()
    for (const { occurrenceDay, startsAt, endsAt } of visits) {
      const { startDate } = periodOf(allowance, occurrenceDay)
      const minutes = (endsAt.getTime() - startsAt.getTime()) / 60_000
      used.set(startDate, (used.get(startDate) ?? 0) + minutes)
    }
    expect(Math.max(0, ...used.values())).toBeLessThanOrEqual(authorizedMinutes(allowance))
    if (visits.length > 1)
      spans.set(allowance.unitPeriod, (spans.get(allowance.unitPeriod) ?? 0) + 1)
  }
  // Enough of each kind were there to be counted.
  for (const period of unitPeriods) expect(spans.get(period) ?? 0).toBeGreaterThan(50)
})

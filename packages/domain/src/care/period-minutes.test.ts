import { expect, test } from 'vitest'
import type { Allowance } from './minutes.ts'
import { overspentPeriod, overspentSentence } from './period-minutes.ts'

const days = { startDate: '2026-03-02', endDate: '2026-08-30' }
const allowance = (wishes: Partial<Allowance> = {}): Allowance => ({
  units: 480,
  unitPeriod: 'month',
  minutesPerUnit: 15,
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  ...wishes,
})
const shifts = [{ recurringRule: 'FREQ=DAILY', scheduledDuration: 235 }]

test('hours that fit a month of 30 days are above the authorization in one of 31', () => {
  // 30 days of 235 minutes are 117 h 30 min, 31 are 121 h 25 min; March begins on its second day.
  expect(overspentPeriod({ shifts, days, allowance: allowance() })).toEqual({
    startDate: '2026-05-01',
    endDate: '2026-05-31',
    minutes: 7285,
    allowed: 7200,
  })
  expect(overspentSentence({ shifts, days, allowance: allowance() })).toBe(
    'From 05/01/2026 to 05/31/2026 the shifts use 121 h 25 min, and the authorization allows 120 h.',
  )
  const april = { startDate: '2026-04-01', endDate: '2026-04-30' }
  expect(overspentPeriod({ shifts, days: april, allowance: allowance() })).toBeNull()
})

test('a total is counted over all days of the plan, and over more than a year', () => {
  const long = { startDate: '2026-01-01', endDate: '2027-12-31' }
  const total = { unitPeriod: 'total', ...long, minutesPerUnit: 1 } as const
  const planned = (units: number) => ({
    shifts: [{ recurringRule: 'FREQ=DAILY', scheduledDuration: 60 }],
    days: long,
    allowance: allowance({ ...total, units }),
  })
  expect(overspentPeriod(planned(730 * 60))).toBeNull()
  expect(overspentPeriod(planned(730 * 60 - 1))).toMatchObject({ ...long, minutes: 730 * 60 })
})

test('a plan that begins within a week shares it with the visits before', () => {
  // From a Thursday on: two hours on Thursday and Friday, of eight a week.
  const days = { startDate: '2026-03-05', endDate: '2026-04-30' }
  const of = allowance({ unitPeriod: 'week', units: 32 })
  const planned = {
    shifts: [{ recurringRule: 'FREQ=WEEKLY;BYDAY=TH,FR', scheduledDuration: 120 }],
    days,
    allowance: of,
  }
  expect(overspentPeriod({ ...planned, usedBefore: 240 })).toBeNull()
  expect(overspentSentence({ ...planned, usedBefore: 255 })).toBe(
    'From 03/02/2026 to 03/08/2026 the shifts and the visits before 03/05/2026 use 8 h 15 min, and the authorization allows 8 h.',
  )
  // What was used before counts in no later week, and where no shift falls into the first one it counts nowhere.
  const mondays = [{ recurringRule: 'FREQ=WEEKLY;BYDAY=MO', scheduledDuration: 480 }]
  expect(overspentPeriod({ ...planned, shifts: mondays, usedBefore: 480 })).toBeNull()
})

test('parts of two weeks do not use a total twice', () => {
  // Ten days with two Mondays.
  const short = { startDate: '2026-03-02', endDate: '2026-03-11' }
  const mondays = [{ recurringRule: 'FREQ=WEEKLY;BYDAY=MO', scheduledDuration: 60 }]
  const of = allowance({ ...short, unitPeriod: 'total', units: 100, minutesPerUnit: 1 })
  expect(overspentPeriod({ shifts: mondays, days: short, allowance: of })?.minutes).toBe(120)
})

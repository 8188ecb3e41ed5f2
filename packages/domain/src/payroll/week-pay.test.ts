import { describe, expect, it } from 'vitest'
import { addDays, instantOf } from '../time/zone.ts'
import type { PaidEntry, WeekFacts, WorkSpan } from './facts.ts'
import { federalRules } from './rules.ts'
import { payOf } from './week-pay.ts'

const zone = 'America/New_York'
const week = '2026-03-16'
const place = { latitude: 35.78, longitude: -78.64 }

let made = 0
/** A stretch of work on a weekday (0: Monday) from a wall-clock time on. */
const work = (
  weekday: number,
  start: string,
  hours: number,
  rate: number | null = 1200,
  more: Partial<WorkSpan> = {},
): WorkSpan => {
  const startsAt = instantOf(addDays(week, weekday), start, zone)
  made += 1
  return {
    id: `w${made}`,
    kind: 'visit',
    startsAt,
    endsAt: new Date(startsAt.getTime() + hours * 3_600_000),
    rate,
    place,
    ...more,
  }
}

const facts = (more: Partial<WeekFacts> = {}): WeekFacts => ({
  week,
  zone,
  rules: federalRules,
  work: [],
  sleeps: [],
  travel: [],
  canceled: [],
  entries: [],
  baseRate: 1200,
  holidays: [],
  unreviewed: 0,
  hireDate: '2020-01-06',
  firstWeek: null,
  corrections: [],
  ...more,
})

const entry = (kind: PaidEntry['kind'], more: Partial<PaidEntry>): PaidEntry => ({
  id: kind,
  kind,
  day: week,
  minutes: 0,
  tenthsOfMiles: 0,
  cents: 0,
  ...more,
})

/** Cents by the kind of line. */
const byKind = (given: WeekFacts): Record<string, number> => {
  const sums: Record<string, number> = {}
  for (const { kind, cents } of payOf(given).lines) sums[kind] = (sums[kind] ?? 0) + cents
  return sums
}

/** Days of some hours each, from Monday on. */
const days = (hours: readonly number[], rate = 1200) =>
  hours.flatMap((h, day) => (h === 0 ? [] : [work(day, '08:00', h, rate)]))

const california = {
  ...federalRules,
  dailyOvertimeAfter: 480,
  dailyDoubleAfter: 720,
  seventhDay: true,
}

describe('worked examples of the regulations', () => {
  it('29 CFR 778.110(a): 46 hours at $12 pay $588', () => {
    const pay = payOf(facts({ work: days([8, 8, 8, 8, 8, 6]) }))
    expect(pay).toMatchObject({ gross: 58_800, minutes: 46 * 60, overtimeMinutes: 360 })
  })

  it('29 CFR 778.110(b): a promised bonus of $46 raises the regular rate to $13, and the pay to $637', () => {
    const entries = [entry('bonus', { cents: 4600 })]
    expect(payOf(facts({ work: days([8, 8, 8, 8, 8, 6]), entries })).gross).toBe(63_700)
  })

  it('29 CFR 778.211: a gift leaves the regular rate alone', () => {
    const entries = [entry('gift', { cents: 4600 })]
    expect(byKind(facts({ work: days([8, 8, 8, 8, 8, 6]), entries })).overtime).toBe(3600)
  })

  it('29 CFR 778.115: two rates in a week are blended', () => {
    const given = facts({
      work: [...days([8, 8, 8], 1200), work(3, '08:00', 12, 1500), work(4, '08:00', 12, 1500)],
    })
    // 24 h at $12 and 24 h at $15 are $648 for 48 h: half of $13.50 for 8 hours.
    expect(byKind(given)).toEqual({ visit: 64_800, overtime: 5400 })
  })

  it('29 CFR 785.38: the way between clients is worked, and counts for overtime', () => {
    const given = facts({
      work: [...days([8, 8, 8, 8]), work(4, '08:00', 4), work(4, '13:00', 4)],
      travel: [{ workId: `w${made}`, minutes: 30 }],
    })
    expect(byKind(given)).toEqual({ visit: 48_000, travel: 600, overtime: 300 })
  })

  it('29 CFR 778.115 and 785.38: two rates and the way between clients are blended into one regular rate', () => {
    const given = facts({
      work: [...days([8, 8, 8, 8], 1200), work(4, '08:00', 4, 1500), work(4, '13:00', 6, 1500)],
      travel: [{ workId: `w${made}`, minutes: 60 }],
    })
    // 32 h at $12, 10 h at $15, an hour on the way at $12: $546 for 43 h, half of the regular rate for 3 hours.
    expect(byKind(given)).toEqual({ visit: 53_400, travel: 1200, overtime: 1905 })
  })

  it('29 CFR 778.203: a holiday at time and a half is paid on top, and its premium is no part of the regular rate', () => {
    const rules = { ...federalRules, holidayPercent: 150 }
    const given = facts({ rules, work: days([8, 8, 8, 8, 8, 8]), holidays: [week] })
    expect(byKind(given)).toEqual({ visit: 57_600, holiday: 4800, overtime: 4800 })
  })

  it('a rate that changes within the week pays each day at its own', () => {
    const given = facts({ work: [...days([8, 8], 1200), work(2, '08:00', 8, 1300)] })
    expect(byKind(given)).toEqual({ visit: 19_200 + 10_400 })
  })

  it('29 CFR 778.601: 8 and 80, the second week settles both', () => {
    const rules = { ...federalRules, overtimeSystem: 'eight_eighty' as const }
    const first = payOf(facts({ rules, work: days([10, 8, 8, 8, 8]) }))
    expect(first).toMatchObject({ dailyOvertime: 120, overtimeCents: 1200 })
    const second = payOf(
      facts({
        rules,
        work: days([8, 8, 8, 8, 8]),
        firstWeek: {
          minutes: first.minutes,
          dailyOvertime: first.dailyOvertime,
          straightCents: first.straightCents,
          overtimeCents: first.overtimeCents,
        },
      }),
    )
    // 82 hours: 2 over 80 and 2 over 8 a day are the same two hours.
    expect(second.overtimeCents).toBe(0)
  })

  it('29 CFR 785.22: eight hours of sleep of a duty of 24 hours are not worked, interruptions are', () => {
    const duty = work(0, '08:00', 24)
    const from = instantOf(week, '22:00', zone).getTime()
    const sleep = { workId: duty.id, from, to: from + 8 * 3_600_000, interruptedMinutes: 60 }
    expect(payOf(facts({ work: [duty], sleeps: [sleep] })).minutes).toBe(17 * 60)
    const broken = { ...sleep, interruptedMinutes: 200 }
    expect(payOf(facts({ work: [duty], sleeps: [broken] })).minutes).toBe(24 * 60)
    const short = work(1, '20:00', 12)
    expect(payOf(facts({ work: [short], sleeps: [{ ...sleep, workId: short.id }] })).minutes).toBe(
      720,
    )
  })

  it('29 USC 206: what the hours lack to the minimum wage is made up, and told', () => {
    const pay = payOf(facts({ work: days([8], 600) }))
    expect(pay).toMatchObject({ gross: 8 * 725, exceptions: ['under_minimum_wage'] })
  })
})

describe('overtime by the day', () => {
  it.each([
    ['over 8 and over 12 hours', [13], 4 * 60, 1],
    ['no minute counts for the day and for the week', [10, 10, 10, 10], 8 * 60, 0],
    ['the seventh day of a week', [6, 6, 6, 6, 6, 6, 9], 8 * 60, 1],
    ['six days and a day off', [6, 6, 6, 6, 6, 6, 0], 0, 0],
  ])('%s', (_, hours, half, whole) => {
    const pay = payOf(facts({ rules: california, work: days(hours) }))
    expect(pay.overtimeMinutes).toBe(half + whole * 60)
    expect(byKind(facts({ rules: california, work: days(hours) })).double_time ?? 0).toBe(
      whole * 1200,
    )
  })
})

describe('what is paid on top', () => {
  const rules = {
    ...federalRules,
    weekendDifferential: 100,
    nightDifferential: 200,
    holidayPercent: 150,
  }

  it('weekend, night and holiday, each on its own line', () => {
    const given = facts({ rules, work: [work(4, '20:00', 8)], holidays: [addDays(week, 4)] })
    // 4 hours of Friday are the holiday; 4 of Saturday are weekend; 6 are night.
    expect(byKind(given)).toEqual({ visit: 9600, weekend: 400, night: 1200, holiday: 2400 })
  })

  it('mileage is paid back beside the gross pay', () => {
    const entries = [entry('mileage', { tenthsOfMiles: 125 })]
    expect(payOf(facts({ entries }))).toMatchObject({ gross: 0, reimbursed: 875 })
  })

  it('a visit that the client canceled an hour before is paid where the agency does', () => {
    const startsAt = instantOf(week, '09:00', zone)
    const canceled = [
      {
        id: 'c',
        day: week,
        startsAt,
        canceledAt: new Date(startsAt.getTime() - 3_600_000),
        plannedMinutes: 120,
        rate: 1200,
      },
    ]
    expect(byKind(facts({ canceled }))).toEqual({})
    const paid = { ...federalRules, lateCancelHours: 2, lateCancelPercent: 50 }
    expect(byKind(facts({ canceled, rules: paid }))).toEqual({ late_cancel: 1200 })
  })

  it('paid time off is no work', () => {
    const entries = [entry('paid_time_off', { minutes: 480 })]
    const pay = payOf(facts({ work: days([8, 8, 8, 8, 8]), entries }))
    expect(pay).toMatchObject({ gross: 57_600, overtimeMinutes: 0, minutes: 2400 })
  })
})

describe('the edges of time', () => {
  it('a night over Sunday belongs to both weeks', () => {
    const night = work(6, '22:00', 8)
    expect(payOf(facts({ work: [night] })).minutes).toBe(120)
    expect(payOf(facts({ week: addDays(week, 7), work: [night] })).minutes).toBe(360)
  })

  it.each([
    ['the spring change', '2026-03-02', '2026-03-07', '2026-03-08', 7],
    ['the fall change', '2026-10-26', '2026-10-31', '2026-11-01', 9],
  ])('%s: a night from 22:00 to 06:00 pays its real hours', (_, of, evening, morning, hours) => {
    const night = {
      ...work(0, '00:00', 1),
      startsAt: instantOf(evening, '22:00', zone),
      endsAt: instantOf(morning, '06:00', zone),
    }
    expect(payOf(facts({ week: of, work: [night] })).minutes).toBe(hours * 60)
  })

  it('minutes of two clients in one home are paid once', () => {
    const pay = payOf(facts({ work: [work(0, '08:00', 2), work(0, '09:00', 2)] }))
    expect(pay.minutes).toBe(180)
    expect(pay.lines.map(({ shared }) => shared)).toEqual([undefined, 60])
  })

  it('minutes are rounded per stretch where the agency rounds', () => {
    const rules = { ...federalRules, roundTo: 15 }
    expect(
      payOf(facts({ rules, work: [work(0, '08:00', 1.1), work(0, '12:00', 0.9)] })).minutes,
    ).toBe(120)
  })
})

describe('what a person should see first', () => {
  it.each([
    ['no_rate', facts({ work: days([8]).map((w) => ({ ...w, rate: null })) })],
    ['unreviewed', facts({ unreviewed: 1 })],
    ['long_day', facts({ work: [work(0, '06:00', 17)] })],
    [
      'travel_missing',
      facts({ work: [work(0, '08:00', 2, 1200, { place: null }), work(0, '12:00', 2)] }),
    ],
    ['negative_pay', facts({ corrections: [{ week: '2026-03-09', cents: -5, reason: '' }] })],
    ['no_hire_date', facts({ work: days([8]), hireDate: null })],
  ] as const)('%s', (exception, given) => {
    expect(payOf(given).exceptions).toEqual([exception])
    expect(payOf(facts({ work: days([8]) })).exceptions).toEqual([])
  })
})

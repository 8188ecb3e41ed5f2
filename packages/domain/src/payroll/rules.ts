import type { OvertimeSystem } from './vocabulary.ts'

/** How an agency pays, from a day on. Minutes and cents are whole; rates are cents an hour. */
export type PayRules = {
  overtimeSystem: OvertimeSystem
  /** 40 hours, 29 USC 207(a)(1). Null: only the day counts. */
  weeklyOvertimeAfter: number
  /** Null where the state knows no daily overtime. */
  dailyOvertimeAfter: number | null
  dailyDoubleAfter: number | null
  /** The seventh day of work in a week is overtime, and double time after the daily limit. */
  seventhDay: boolean
  /** Minimum wage that applies, in cents an hour. */
  minimumWage: number
  /** Travel between clients of one day is work time, 29 CFR 785.38. */
  travelPaid: boolean
  /** Null: the caregiver's own rate. */
  travelRate: number | null
  /** Tenths of a cent a mile. */
  mileageRate: number
  weekendDifferential: number
  nightDifferential: number
  /** 'HH:MM' by the agency's clock. */
  nightStarts: string
  nightEnds: string
  /** Percent of the rate that an hour on a holiday pays: 150 pays half of it on top. */
  holidayPercent: number
  /** Hours before the start within which a cancellation by the client is paid; 0: never. */
  lateCancelHours: number
  /** Percent of the planned minutes that a late cancellation pays. */
  lateCancelPercent: number
  /** Minutes of a stretch of work are rounded to these. */
  roundTo: number
  /** Minutes of time off that 30 hours of work earn. */
  timeOffPer30Hours: number
}

/** Federal rules alone. */
export const federalRules: PayRules = {
  overtimeSystem: 'forty',
  weeklyOvertimeAfter: 40 * 60,
  dailyOvertimeAfter: null,
  dailyDoubleAfter: null,
  seventhDay: false,
  // 29 USC 206(a)(1)(C).
  minimumWage: 725,
  travelPaid: true,
  travelRate: null,
  mileageRate: 700,
  weekendDifferential: 0,
  nightDifferential: 0,
  nightStarts: '22:00',
  nightEnds: '06:00',
  holidayPercent: 100,
  lateCancelHours: 0,
  lateCancelPercent: 100,
  roundTo: 1,
  timeOffPer30Hours: 0,
}

/** What a state asks for beyond federal rules, with where it says so. */
type StateRules = { state: string; name: string; source: string; rules: Partial<PayRules> }

/**
 * Starting points for an agency's own rules, our reading of the states' law; minimum wages change with the year
 * and often with the city, so the agency's rules have their own.
 */
export const stateRules: readonly StateRules[] = [
  {
    state: 'NC',
    name: 'North Carolina',
    source: 'N.C. Gen. Stat. 95-25.3 and 95-25.4: the federal minimum wage, overtime over 40 hours',
    rules: {},
  },
  {
    state: 'VA',
    name: 'Virginia',
    source: 'Va. Code 40.1-28.10 and 40.1-29.2: overtime over 40 hours as the FLSA has it',
    rules: { minimumWage: 1241 },
  },
  {
    state: 'DC',
    name: 'District of Columbia',
    source: 'D.C. Code 32-1003: overtime over 40 hours',
    rules: { minimumWage: 1795 },
  },
  {
    state: 'CA',
    name: 'California',
    source:
      'Cal. Labor Code 510: overtime over 8 hours a day and on the seventh day, double time over 12 hours',
    rules: {
      dailyOvertimeAfter: 480,
      dailyDoubleAfter: 720,
      seventhDay: true,
      minimumWage: 1650,
      timeOffPer30Hours: 60,
    },
  },
  {
    state: 'CO',
    name: 'Colorado',
    source: '7 CCR 1103-1, rule 4.1.1: overtime over 12 hours a day',
    rules: { dailyOvertimeAfter: 720, minimumWage: 1481, timeOffPer30Hours: 60 },
  },
  {
    state: 'AK',
    name: 'Alaska',
    source: 'Alaska Stat. 23.10.060: overtime over 8 hours a day',
    rules: { dailyOvertimeAfter: 480, minimumWage: 1300 },
  },
]

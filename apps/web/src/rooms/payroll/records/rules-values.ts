import type { PayRulesRecord } from '@homeward/contract/payroll/rules'
import { federalRules, stateRules } from '@homeward/domain/payroll/rules'

type Kept = Omit<PayRulesRecord, 'id' | 'lock_version' | 'abilities'>

/** Pay rules as their form holds them. */
export type RulesValues = Omit<
  Kept,
  'daily_overtime_after' | 'daily_double_after' | 'note' | 'round_to'
> & {
  daily_overtime_after: number | ''
  daily_double_after: number | ''
  round_to: string
  note: string
}

/** What the form begins with: federal law. */
export const rulesValues = (rules?: PayRulesRecord): RulesValues => ({
  start_date: rules?.start_date ?? '',
  overtime_system: rules?.overtime_system ?? federalRules.overtimeSystem,
  weekly_overtime_after: rules?.weekly_overtime_after ?? federalRules.weeklyOvertimeAfter,
  daily_overtime_after: rules?.daily_overtime_after ?? '',
  daily_double_after: rules?.daily_double_after ?? '',
  seventh_day: rules?.seventh_day ?? false,
  minimum_wage: rules?.minimum_wage ?? federalRules.minimumWage,
  travel_paid: rules?.travel_paid ?? true,
  travel_rate: rules?.travel_rate ?? null,
  mileage_rate: rules?.mileage_rate ?? federalRules.mileageRate,
  weekend_differential: rules?.weekend_differential ?? 0,
  night_differential: rules?.night_differential ?? 0,
  night_starts: rules?.night_starts ?? federalRules.nightStarts,
  night_ends: rules?.night_ends ?? federalRules.nightEnds,
  holiday_percent: rules?.holiday_percent ?? 100,
  late_cancel_hours: rules?.late_cancel_hours ?? 0,
  late_cancel_percent: rules?.late_cancel_percent ?? 100,
  round_to: String(rules?.round_to ?? 1),
  time_off_per_30_hours: rules?.time_off_per_30_hours ?? 0,
  note: rules?.note ?? '',
})

/** The input that the values of the form mean. */
export const rulesInput = ({ round_to, note, ...values }: RulesValues) => ({
  ...values,
  daily_overtime_after: values.daily_overtime_after === '' ? null : values.daily_overtime_after,
  daily_double_after: values.daily_double_after === '' ? null : values.daily_double_after,
  round_to: Number(round_to),
  note: note || null,
})

/** The states that the form can begin from, with what changes. */
export const startingPoints = stateRules.map(({ state, name, source, rules }) => ({
  value: state,
  label: name,
  values: {
    minimum_wage: rules.minimumWage ?? federalRules.minimumWage,
    daily_overtime_after: rules.dailyOvertimeAfter ?? ('' as const),
    daily_double_after: rules.dailyDoubleAfter ?? ('' as const),
    seventh_day: rules.seventhDay ?? false,
    time_off_per_30_hours: rules.timeOffPer30Hours ?? 0,
    note: source,
  },
}))

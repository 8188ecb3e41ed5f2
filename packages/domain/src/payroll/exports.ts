import { addDays } from '../time/zone.ts'
import { formatDay } from '../dates.ts'
import { decimalCents } from '../money.ts'
import { decimalHours } from '../time/decimal-hours.ts'
import type { PayLineKind } from './vocabulary.ts'

/** A file has one row per caregiver, or one per caregiver and earning. */
export const exportLayouts = ['caregiver', 'earning'] as const
export type ExportLayout = (typeof exportLayouts)[number]

/** What the lines of a timesheet are summed up to for a payroll service. */
export const earnings = [
  'regular',
  'premium',
  'time_off',
  'other',
  'bonus',
  'reimbursement',
] as const
export type Earning = (typeof earnings)[number]

const earningLabels: Record<Earning, string> = {
  regular: 'Regular',
  premium: 'Overtime premium',
  time_off: 'Paid time off',
  other: 'Other pay',
  bonus: 'Bonus',
  reimbursement: 'Reimbursement',
}

/** The earning that each line belongs to. */
export const earningOf: Record<PayLineKind, Earning> = {
  visit: 'regular',
  travel: 'regular',
  training: 'regular',
  office: 'regular',
  other_work: 'regular',
  weekend: 'regular',
  night: 'regular',
  minimum_wage: 'regular',
  holiday: 'premium',
  overtime: 'premium',
  double_time: 'premium',
  late_cancel: 'other',
  guaranteed: 'other',
  paid_time_off: 'time_off',
  bonus: 'bonus',
  gift: 'bonus',
  adjustment: 'other',
  mileage: 'reimbursement',
}

/** What a column of a file can have. Amounts are dollars with two places, hours have two places. */
export const exportValues = [
  'caregiver_id',
  'first_name',
  'last_name',
  'name',
  'week_start',
  'week_end',
  'regular_hours',
  'overtime_hours',
  'total_hours',
  'regular_amount',
  'premium_amount',
  'time_off_hours',
  'time_off_amount',
  'other_amount',
  'bonus_amount',
  'reimbursement_amount',
  'gross_amount',
  'earning',
  'earning_hours',
  'earning_amount',
] as const
type ExportValue = (typeof exportValues)[number]

export const exportValueLabels: Record<ExportValue, string> = {
  caregiver_id: 'Caregiver ID',
  first_name: 'First name',
  last_name: 'Last name',
  name: 'Full name',
  week_start: 'First day of the week',
  week_end: 'Last day of the week',
  regular_hours: 'Hours without overtime',
  overtime_hours: 'Overtime hours',
  total_hours: 'All hours worked',
  regular_amount: 'Pay for hours worked',
  premium_amount: 'Overtime and holiday premium',
  time_off_hours: 'Hours of paid time off',
  time_off_amount: 'Pay for time off',
  other_amount: 'Other pay and adjustments',
  bonus_amount: 'Bonuses',
  reimbursement_amount: 'Reimbursement',
  gross_amount: 'Gross pay',
  earning: 'Earning',
  earning_hours: 'Hours of the earning',
  earning_amount: 'Amount of the earning',
}

type ExportColumn = { header: string; value: ExportValue }
export type ExportPreset = {
  id: string
  name: string
  layout: ExportLayout
  columns: readonly ExportColumn[]
  /** Where its columns come from. */
  source: string
}

const columns = (...pairs: [string, ExportValue][]): ExportColumn[] =>
  pairs.map(([header, value]) => ({ header, value }))

/**
 * Files for common payroll services. The columns are our reading of their public import guides; a service that
 * counts by hours is given amounts, so that it pays to the cent what the timesheets say.
 */
export const exportPresets: readonly ExportPreset[] = [
  {
    id: 'generic',
    name: 'Generic',
    layout: 'caregiver',
    source: 'ours',
    columns: columns(
      ['Caregiver ID', 'caregiver_id'],
      ['First name', 'first_name'],
      ['Last name', 'last_name'],
      ['Week start', 'week_start'],
      ['Week end', 'week_end'],
      ['Regular hours', 'regular_hours'],
      ['Overtime hours', 'overtime_hours'],
      ['Regular pay', 'regular_amount'],
      ['Overtime premium', 'premium_amount'],
      ['Time off hours', 'time_off_hours'],
      ['Time off pay', 'time_off_amount'],
      ['Other pay', 'other_amount'],
      ['Bonus', 'bonus_amount'],
      ['Gross pay', 'gross_amount'],
      ['Reimbursement', 'reimbursement_amount'],
    ),
  },
  {
    id: 'adp',
    name: 'ADP',
    layout: 'earning',
    source: 'ADP Workforce Now, import of paydata (our reading)',
    columns: columns(
      ['File #', 'caregiver_id'],
      ['Employee Name', 'name'],
      ['Earnings 3 Code', 'earning'],
      ['Hours 3 Amount', 'earning_hours'],
      ['Earnings 3 Amount', 'earning_amount'],
    ),
  },
  {
    id: 'gusto',
    name: 'Gusto',
    layout: 'caregiver',
    source: 'Gusto, import hours and earnings by CSV (our reading)',
    columns: columns(
      ['last_name', 'last_name'],
      ['first_name', 'first_name'],
      ['regular_hours', 'regular_hours'],
      ['overtime_hours', 'overtime_hours'],
      ['pto_hours', 'time_off_hours'],
      ['custom_earning_regular_pay', 'regular_amount'],
      ['custom_earning_overtime_premium', 'premium_amount'],
      ['custom_earning_time_off', 'time_off_amount'],
      ['custom_earning_other', 'other_amount'],
      ['bonus', 'bonus_amount'],
      ['reimbursement', 'reimbursement_amount'],
    ),
  },
  {
    id: 'paychex',
    name: 'Paychex',
    layout: 'earning',
    source: 'Paychex Flex, import of checks (our reading)',
    columns: columns(
      ['Worker ID', 'caregiver_id'],
      ['Pay Component', 'earning'],
      ['Hours', 'earning_hours'],
      ['Amount', 'earning_amount'],
      ['Line Date', 'week_end'],
    ),
  },
  {
    id: 'quickbooks',
    name: 'QuickBooks',
    layout: 'earning',
    source: 'QuickBooks Payroll, import of payroll items (our reading)',
    columns: columns(
      ['Employee', 'name'],
      ['Payroll Item', 'earning'],
      ['Hours', 'earning_hours'],
      ['Amount', 'earning_amount'],
      ['Date', 'week_end'],
    ),
  },
]

/** An acknowledged timesheet as a file needs it. */
type ExportedTimesheet = {
  caregiverId: string
  firstName: string
  lastName: string
  week: string
  minutes: number
  overtimeMinutes: number
  lines: readonly { kind: PayLineKind; minutes: number; cents: number }[]
}

type Sums = Record<Earning, { minutes: number; cents: number }>

const sumsOf = ({ lines }: ExportedTimesheet): Sums => {
  const sums = Object.fromEntries(earnings.map((e) => [e, { minutes: 0, cents: 0 }])) as Sums
  for (const { kind, minutes, cents } of lines) {
    const sum = sums[earningOf[kind]]
    sum.cents += cents
    // Differentials pay for minutes that the work has already.
    if (!['weekend', 'night', 'minimum_wage'].includes(kind)) sum.minutes += minutes
  }
  return sums
}

const valueOf = (
  sheet: ExportedTimesheet,
  sums: Sums,
  earning: Earning,
  value: ExportValue,
): string => {
  const cells: Record<ExportValue, () => string> = {
    caregiver_id: () => sheet.caregiverId,
    first_name: () => sheet.firstName,
    last_name: () => sheet.lastName,
    name: () => `${sheet.lastName}, ${sheet.firstName}`,
    week_start: () => formatDay(sheet.week),
    week_end: () => formatDay(addDays(sheet.week, 6)),
    regular_hours: () => decimalHours(sheet.minutes - sheet.overtimeMinutes),
    overtime_hours: () => decimalHours(sheet.overtimeMinutes),
    total_hours: () => decimalHours(sheet.minutes),
    regular_amount: () => decimalCents(sums.regular.cents),
    premium_amount: () => decimalCents(sums.premium.cents),
    time_off_hours: () => decimalHours(sums.time_off.minutes),
    time_off_amount: () => decimalCents(sums.time_off.cents),
    other_amount: () => decimalCents(sums.other.cents),
    bonus_amount: () => decimalCents(sums.bonus.cents),
    reimbursement_amount: () => decimalCents(sums.reimbursement.cents),
    gross_amount: () =>
      decimalCents(
        earnings
          .filter((kind) => kind !== 'reimbursement')
          .reduce((sum, kind) => sum + sums[kind].cents, 0),
      ),
    earning: () => earningLabels[earning],
    earning_hours: () => decimalHours(sums[earning].minutes),
    earning_amount: () => decimalCents(sums[earning].cents),
  }
  return cells[value]()
}

/** The rows of a file for a payroll service, in the order of its columns. */
export const exportRows = (
  { layout, columns: wanted }: Pick<ExportPreset, 'layout' | 'columns'>,
  sheets: readonly ExportedTimesheet[],
): string[][] =>
  sheets.flatMap((sheet) => {
    const sums = sumsOf(sheet)
    const row = (earning: Earning) =>
      wanted.map(({ value }) => valueOf(sheet, sums, earning, value))
    if (layout === 'caregiver') return [row('regular')]
    return earnings
      .filter((kind) => sums[kind].cents !== 0 || sums[kind].minutes !== 0)
      .map((kind) => row(kind))
  })

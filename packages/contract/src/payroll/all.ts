import { payEntries } from './entries.ts'
import * as exports from './exports.ts'
import { payHolidays } from './holidays.ts'
import { payRates } from './rates.ts'
import { payRules } from './rules.ts'
import * as timesheets from './timesheets.ts'
import * as weeks from './weeks.ts'

/** The plain records of this room: their calls, topics and acts follow from their declaration. */
export const records = [
  payRules,
  payRates,
  payHolidays,
  payEntries,
  exports.payrollPresets,
] as const

/** What this room declares: files with calls, and plain records. */
export const payroll = { calls: [timesheets, weeks, exports], records }

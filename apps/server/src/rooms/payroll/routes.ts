import type { Route } from '../../plumbing/http/verb.ts'
import { createPayrollExport } from './exports/create-export.ts'
import { listPayrollExports } from './exports/list-exports.ts'
import { askAboutTimesheet } from './sheets/ask-about-timesheet.ts'
import { payEntryRecord } from './records/entries-record.ts'
import { payHolidayRecord } from './records/holidays-record.ts'
import { payrollPresetRecord } from './records/presets-record.ts'
import { payRateRecord } from './records/rates-record.ts'
import { payRulesRecord } from './records/rules-record.ts'
import { acknowledgeTimesheet } from './sheets/acknowledge-timesheet.ts'
import { acknowledgeWeek } from './sheets/acknowledge-week.ts'
import { downloadStatement } from './sheets/download-statement.ts'
import { exportTimesheets } from './sheets/export-timesheets.ts'
import { getTimesheet } from './sheets/get-timesheet.ts'
import { listTimesheets } from './sheets/list-timesheets.ts'
import { getWageJournal } from './weeks/get-wage-journal.ts'
import { getPayWeek } from './weeks/get-week.ts'
import { listPayWeeks } from './weeks/list-weeks.ts'

export const routes: readonly Route[] = [
  listTimesheets,
  getTimesheet,
  downloadStatement,
  exportTimesheets,
  acknowledgeTimesheet,
  acknowledgeWeek,
  listPayWeeks,
  getPayWeek,
  getWageJournal,
  listPayrollExports,
  createPayrollExport,
  askAboutTimesheet,
  ...payRulesRecord.routes,
  ...payRateRecord.routes,
  ...payHolidayRecord.routes,
  ...payEntryRecord.routes,
  ...payrollPresetRecord.routes,
]

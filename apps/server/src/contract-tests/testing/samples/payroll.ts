import { named, type Sample } from '../sample.ts'

/** Endpoints of pay. */
export const payrollSamples: Record<string, Sample> = {
  'GET /timesheets/:id': named('timesheet'),
  'GET /timesheets/:id/statement': named('timesheet'),
  'PATCH /timesheets/:id': ({ timesheet }) => ({
    id: timesheet,
    status: 'acknowledged',
    reason: 'Paid as it is',
  }),
  'POST /timesheets/acknowledge': () => ({ week: '2026-06-01' }),
  'POST /timesheets/:id/questions': ({ timesheet }) => ({
    id: timesheet,
    question: 'Is Friday missing?',
  }),
  'GET /pay_week': () => ({ week: '2026-10-26' }),
  'GET /pay_weeks/:week/journal': () => ({ week: '2026-10-26' }),
  'POST /payroll_exports': () => ({ week: '2026-06-08', preset: 'generic', again: true }),
}

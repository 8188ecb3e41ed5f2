import { type AnyTask, task } from '../../plumbing/jobs/task.ts'
import { reportTask } from '../reports/door.ts'
import { alertAuthorizations } from './alert-authorizations.ts'
import { assessmentReport } from './assessments/assessment-report.ts'
import { beginCareplans } from './begin-careplans.ts'
import { expireOver } from './expire-careplans.ts'
import { careplanReport } from './reports/careplan-report.ts'

export const tasks: readonly AnyTask[] = [
  reportTask(careplanReport),
  reportTask(assessmentReport),
  task({ name: 'care.alert_authorizations', every: '40 10 * * *', run: alertAuthorizations }),
  task({
    // As each hour begins: a day begins somewhere, and a plan scheduled for today waits no longer than that.
    name: 'care.begin_careplans',
    every: '0 * * * *',
    run: beginCareplans,
  }),
  task({
    // Until it has run, reading decides by the dates; afterwards the stored status says the same.
    name: 'care.expire_careplans',
    every: '1 * * * *',
    run: (ctx) => expireOver(ctx),
  }),
]

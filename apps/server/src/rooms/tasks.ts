import { sealTask } from '../plumbing/audit/seal-task.ts'
import { sweepTask } from '../plumbing/live/sweep-task.ts'
import type { AnyTask } from '../plumbing/jobs/task.ts'
import { tasks as agency } from './agency/jobs.ts'
import { tasks as billing } from './billing/jobs.ts'
import { tasks as care } from './care/jobs.ts'
import { tasks as caregivers } from './caregivers/jobs.ts'
import { tasks as agentAddresses } from './caregivers/follow-geocoding.ts'
import { tasks as geocoding } from './clients/geocoding/jobs.ts'
import { tasks as collaboration } from './collaboration/jobs.ts'
import { tasks as files } from './files/jobs.ts'
import { tasks as identity } from './identity/jobs.ts'
import { tasks as reports } from './reports/jobs.ts'
import { tasks as payroll } from './payroll/jobs.ts'
import { tasks as transfer } from './transfer/jobs.ts'
import { tasks as verification } from './verification/jobs.ts'
import { tasks as visits } from './visits/jobs.ts'

/** Every kind of background work of every room. */
export const tasks: readonly AnyTask[] = [
  sealTask,
  sweepTask,
  ...identity,
  ...reports,
  ...agency,
  ...geocoding,
  ...agentAddresses,
  ...files,
  ...caregivers,
  ...care,
  ...visits,
  ...verification,
  ...billing,
  ...payroll,
  ...collaboration,
  ...transfer,
]

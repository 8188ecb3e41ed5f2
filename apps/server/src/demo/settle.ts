import { drain } from '../plumbing/jobs/worker.ts'
import { type AnyTask, task } from '../plumbing/jobs/task.ts'
import { tasks } from '../rooms/tasks.ts'
import type { Stage } from './stage.ts'

const done = () => Promise.resolve()

/** Work that the demo does for all at once, in place of once for each record that it makes. */
const forAll: readonly AnyTask[] = [
  // Each change of a record asks for it; `checkClaims` does it for every open claim.
  task({ name: 'billing.recheck', run: done }),
  // The timesheets are computed after the pay of everyone is known.
  task({ name: 'payroll.follow_pay', run: done }),
]

const ofDemo = tasks.map((one) => forAll.find(({ name }) => name === one.name) ?? one)

/** Runs what is waiting, so many jobs at once. */
export const settle = ({ services, db }: Stage, atOnce = 1): Promise<void> =>
  drain(services, db, ofDemo, atOnce)

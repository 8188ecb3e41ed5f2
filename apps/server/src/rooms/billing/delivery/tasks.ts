import { type AnyTask, systemTask, task } from '../../../plumbing/jobs/task.ts'
import { inJob } from '../../../plumbing/jobs/in-job.ts'
import { deliver } from './deliver.ts'
import { fetchFrom } from './fetch.ts'
import { fetchLater } from './fetch-answers.ts'

/** Work over the network; each step has its own short transaction. */
export const deliveryTasks: readonly AnyTask[] = [
  systemTask({
    name: 'billing.deliver',
    runForSystem: (services, db, { agency_id: agencyId, transmission_id: id }) =>
      deliver(services, inJob(services, db, agencyId, 'billing.deliver'), id),
  }),
  systemTask({
    name: 'billing.fetch_answers',
    runForSystem: (services, db, { agency_id: agencyId, account_id: accountId }) =>
      fetchFrom(services, inJob(services, db, agencyId, 'billing.fetch_answers'), accountId),
  }),
  task({
    name: 'billing.look_for_answers',
    every: '*/15 * * * *',
    async run(ctx) {
      await fetchLater(ctx)
    },
  }),
]

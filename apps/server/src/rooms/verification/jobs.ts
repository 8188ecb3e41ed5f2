import { type AnyTask, systemTask, task } from '../../plumbing/jobs/task.ts'
import { follow, followLater } from './follow/follow.ts'
import { inJob } from '../../plumbing/jobs/in-job.ts'
import { look } from './look.ts'
import { runAccount } from './run/run.ts'
import { type OpenVendor, openVendor } from './vendors/open-vendor.ts'

/** Seconds that one job may take; what is left over is another job. */
const seconds = 60

/** The work of the room, with whatever opens connections to vendors. */
export const tasksWith = (open: OpenVendor): readonly AnyTask[] => [
  task({ name: 'verification.follow_approved', run: followLater }),
  task({ name: 'verification.follow_reopened', run: followLater }),
  systemTask({
    name: 'verification.follow',
    runForSystem: (services, db, { agency_id: agencyId }) =>
      follow(inJob(services, db, agencyId, 'verification.follow'), { seconds }),
  }),
  systemTask({
    name: 'verification.run',
    async runForSystem(services, db, { agency_id: agencyId, account_id: accountId }) {
      const within = inJob(services, db, agencyId, 'verification.run')
      await runAccount({ services, db, within, open, seconds }, accountId)
    },
  }),
  systemTask({
    name: 'verification.look',
    every: '* * * * *',
    runForSystem: (services, db) => look(services, db),
  }),
]

export const tasks = tasksWith(openVendor)

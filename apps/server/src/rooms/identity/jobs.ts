import type { AnyTask } from '../../plumbing/jobs/worker.ts'
import { sendMail } from '../../plumbing/mail/send-mail.ts'
import { writeReset } from './invites/write-reset.ts'
import { removeOldKeys } from './store.ts'
import { removeOldTries } from './tries-store.ts'

const day = 86_400_000

/** A phone may lie in a drawer for weeks before it sends what it keeps. */
const keyLifeDays = 90

export const tasks: readonly AnyTask[] = [
  sendMail,
  writeReset,
  {
    name: 'identity.sweep_keys',
    every: '40 7 * * *',
    async run({ tx, now }) {
      await removeOldKeys(tx, new Date(now.getTime() - keyLifeDays * day))
    },
  },
  {
    name: 'identity.sweep_tries',
    every: '50 7 * * *',
    async runInHouse(house, db) {
      await removeOldTries(db.identity, new Date(house.clock().getTime() - day))
    },
  },
]

import type { Task } from '../../plumbing/jobs/worker.ts'
import { removeOldKeys } from './store.ts'

/** A phone may lie in a drawer for weeks before it sends what it keeps. */
const keyLifeDays = 90

export const tasks: readonly Task[] = [
  {
    name: 'identity.sweep_keys',
    every: '40 7 * * *',
    async run({ tx, now }) {
      await removeOldKeys(tx, new Date(now.getTime() - keyLifeDays * 86_400_000))
    },
  },
]

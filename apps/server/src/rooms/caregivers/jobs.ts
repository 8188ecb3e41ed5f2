import type { Task } from '../../plumbing/jobs/worker.ts'
import { giveNotice } from './credentials/give-notice.ts'

export const tasks: readonly Task[] = [
  { name: 'caregivers.credentials', every: '30 10 * * *', run: giveNotice },
]

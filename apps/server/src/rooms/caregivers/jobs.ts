import { type Task, task } from '../../plumbing/jobs/task.ts'
import { giveNotice } from './credentials/give-notice.ts'

export const tasks: readonly Task[] = [
  task({ name: 'caregivers.credentials', every: '30 10 * * *', run: giveNotice }),
]

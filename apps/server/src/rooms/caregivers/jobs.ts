import { type Task, task } from '../../plumbing/jobs/task.ts'
import { emitExpiring } from './credentials/emit-expiring.ts'

export const tasks: readonly Task[] = [
  task({ name: 'caregivers.credentials', every: '30 10 * * *', run: emitExpiring }),
]

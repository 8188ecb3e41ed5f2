import { type Task, task } from '../../plumbing/jobs/task.ts'
import { indexNumbers } from './agents/index-numbers.ts'
import { emitExpiring } from './credentials/emit-expiring.ts'

export const tasks: readonly Task[] = [
  task({ name: 'caregivers.credentials', every: '30 10 * * *', run: emitExpiring }),
  task({ name: 'caregivers.index_numbers', every: '20 6 * * *', run: indexNumbers }),
]

import { type Task, task } from '../../plumbing/jobs/task.ts'
import { loadCodes } from './codes/load-codes.ts'

export const tasks: readonly Task[] = [
  task({ name: 'agency.load_codes', run: (ctx, { import_id }) => loadCodes(ctx, import_id) }),
]

import type { Task } from '../../plumbing/jobs/worker.ts'
import { loadCodes } from './codes/load-codes.ts'
import { loadTask } from './codes/start-diagnosis-code-import.ts'

export const tasks: readonly Task[] = [
  { name: loadTask, run: (ctx, { import_id }) => loadCodes(ctx, String(import_id)) },
]

import type { Task } from '../plumbing/jobs/worker.ts'

/** Every kind of background work of every room. */
export const tasks: readonly Task[] = []

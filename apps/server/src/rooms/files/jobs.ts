import type { Task } from '../../plumbing/jobs/worker.ts'
import { deleteForgotten } from './store.ts'

const dayMs = 86_400_000

/** Uploads that were announced and never arrived are forgotten after a day. */
export const tasks: readonly Task[] = [
  {
    name: 'files.forget_unfinished',
    every: '40 6 * * *',
    async run(ctx) {
      const forgotten = await deleteForgotten(ctx.tx, new Date(ctx.now.getTime() - dayMs))
      for (const { id } of forgotten) {
        await ctx.storage.remove(id)
        await ctx.record({ action: 'file.forgotten', type: 'file', id })
      }
    },
  },
]

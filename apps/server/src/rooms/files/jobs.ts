import { type AnyTask, systemTask, task } from '../../plumbing/jobs/task.ts'
import { forgetFile } from './forget-file.ts'
import { keepBytes } from './keep-bytes.ts'
import { removeBytes } from './remove-bytes.ts'
import { deleteForgotten } from './store.ts'
import { deleteUnused } from './unused-store.ts'
import { findLate } from './waiting-store.ts'

const dayMs = 86_400_000

/**
 * Uploads that never arrived, or that no one attached to a record in time, are removed after a day. So is a
 * file that its record replaced. Bytes that the storage did not take for a day are offered again.
 */
export const tasks: readonly AnyTask[] = [
  task({
    name: 'files.forget_unfinished',
    every: '40 6 * * *',
    async run(ctx) {
      const before = new Date(ctx.now.getTime() - dayMs)
      const forgotten = [
        ...(await deleteForgotten(ctx.tx, before)),
        ...(await deleteUnused(ctx.tx, before)),
      ]
      for (const { id } of forgotten) await forgetFile(ctx, id)
      const late = await findLate(ctx.tx, before)
      if (late.length > 0) await ctx.enqueue('files.keep_bytes', { ids: late })
    },
  }),
  systemTask({
    name: 'files.sweep_storage',
    every: '50 6 * * *',
    runForSystem: (services) =>
      services.storage.sweep(new Date(services.clock().getTime() - dayMs)),
  }),
  systemTask({ name: 'files.keep_bytes', runForSystem: keepBytes }),
  systemTask({ name: 'files.remove_bytes', runForSystem: removeBytes }),
]

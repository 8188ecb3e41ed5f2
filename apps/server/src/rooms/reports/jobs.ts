import { type AnyTask, task } from '../../plumbing/jobs/task.ts'
import { tell } from '../../plumbing/records/signals.ts'
import { dropOldFiles } from './store.ts'

/** How long the file of an archived report is kept, in days; then the files room removes it. */
const archivedFileLife = 30

export const tasks: readonly AnyTask[] = [
  task({
    name: 'reports.forget_files',
    every: '30 6 * * *',
    async run(ctx) {
      const before = new Date(ctx.now.getTime() - archivedFileLife * 86_400_000)
      for (const { id, kind } of await dropOldFiles(ctx.tx, before)) {
        await tell(ctx, kind, 'file_removed', { id })
      }
    },
  }),
]

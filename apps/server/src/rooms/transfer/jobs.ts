import type { AnyTask } from '../../plumbing/jobs/worker.ts'
import { removeParts } from './export/remove-parts.ts'
import { runExport } from './export/run-export.ts'
import { findOldExports, updateExport } from './export/store.ts'

/** How long an archive lies ready, in days: it holds everything in plain. */
const archiveLife = 7

export const tasks: readonly AnyTask[] = [
  {
    name: 'transfer.export',
    runInHouse: (house, db, payload, { lastTry }) =>
      runExport(house, db, {
        agencyId: String(payload.agency_id),
        exportId: String(payload.export_id),
        lastTry,
      }),
  },
  {
    name: 'transfer.expire',
    every: '20 8 * * *',
    async run(ctx) {
      const before = new Date(ctx.now.getTime() - archiveLife * 86_400_000)
      for (const { id } of await findOldExports(ctx.tx, before)) {
        await updateExport(ctx.tx, id, { state: 'expired' })
        await removeParts(ctx, id)
        await ctx.record({ action: 'agency_export.expired', type: 'agency_export', id })
      }
    },
  },
]

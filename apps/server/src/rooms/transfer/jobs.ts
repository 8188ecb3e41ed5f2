import { type AnyTask, systemTask, task } from '../../plumbing/jobs/task.ts'
import type { Tx } from '../../plumbing/db/pool.ts'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { removeParts } from './export/remove-parts.ts'
import { runExport } from './export/run-export.ts'
import { findOldExports, updateExport } from './export/store.ts'
import { runCheck } from './import/run-check.ts'
import { runCommit } from './import/run-commit.ts'
import { runUndo } from './import/run-undo.ts'
import { findImport, updateImport } from './import/store.ts'
import { takeUpImport, type Work } from './import/work.ts'

/** How long an archive is available, in days, because everything in it is unencrypted. */
const archiveLife = 7

const importTask = (
  name: 'transfer.check_import' | 'transfer.commit_import' | 'transfer.undo_import',
  state: string,
  run: (work: Work) => Promise<void>,
): AnyTask =>
  systemTask({
    name,
    async runForSystem(services, db, payload, { lastTry }) {
      const at = { agencyId: payload.agency_id, importId: payload.import_id, state }
      try {
        const work = await takeUpImport(services, db, at)
        if (work) await run(work)
      } catch (error) {
        if (lastTry) await inAgency(db, at.agencyId, (tx) => failImport(tx, at.importId))
        throw error
      }
    },
  })

async function failImport(tx: Tx, id: string): Promise<void> {
  const cameIn = ((await findImport(tx, id))?.rows_created ?? 0) > 0
  const next = cameIn ? 'Undo the import and import the file again.' : 'Check the rows again.'
  await updateImport(tx, id, { state: 'failed', error: `The import stopped. ${next}` })
}

export const tasks: readonly AnyTask[] = [
  systemTask({
    name: 'transfer.export',
    runForSystem: (services, db, payload, { lastTry }) =>
      runExport(services, db, {
        agencyId: payload.agency_id,
        exportId: payload.export_id,
        lastTry,
      }),
  }),
  importTask('transfer.check_import', 'checking', runCheck),
  importTask('transfer.commit_import', 'committing', runCommit),
  importTask('transfer.undo_import', 'undoing', runUndo),
  task({
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
  }),
]

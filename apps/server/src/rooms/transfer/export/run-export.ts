import type { AppServices } from '../../../plumbing/services.ts'
import type { Database, Tx } from '../../../plumbing/db/pool.ts'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { newestMigration } from '../../../plumbing/db/migrate.ts'
import { agencyContext } from '../../../plumbing/db/agency-context.ts'
import { readFile } from '../../files/door.ts'
import { readingAgency } from '../reading-store.ts'
import { keepInParts } from './parts.ts'
import { claimExport, deleteParts, insertPart, noteProgress, updateExport } from './store.ts'
import { writeArchive } from './write-archive.ts'

/** Progress is noted this often (milliseconds), so that telling it costs nothing. */
const pause = 500

class Canceled extends Error {}

/**
 * Writes the archive of an agency. The agency is read in one transaction, as it was when the work
 * began; progress is noted beside it, where a cancellation is noticed too.
 */
export async function runExport(
  services: AppServices,
  db: Database,
  { agencyId, exportId, lastTry }: { agencyId: string; exportId: string; lastTry: boolean },
): Promise<void> {
  const beside = <T>(work: (tx: Tx) => Promise<T>) => inAgency(db, agencyId, work)
  if (!(await beside((tx) => claimExport(tx, exportId)))) return
  const note = async (progress: Parameters<typeof noteProgress>[2]) => {
    if (!(await beside((tx) => noteProgress(tx, exportId, progress)))) throw new Canceled()
  }
  let notedAt = 0
  let byteSize = 0
  let done = {}
  try {
    await readingAgency(db, agencyId, async (client) => {
      const agency = await beside(agencyContext)
      const archive = await writeArchive(
        {
          client,
          keys: services.keys,
          agency: { id: agency.id, name: agency.name },
          now: services.clock(),
          schema: await newestMigration(),
          file: (fileId) => readFile(services, db, { agencyId, fileId }),
        },
        {
          begun: ({ tables, files }) => note({ tables_total: tables, files_total: files }),
          async wrote({ tables, files, rows, missing }) {
            done = { tables_done: tables, files_done: files, rows_done: rows, ...told(missing) }
            if (performance.now() - notedAt < pause) return
            notedAt = performance.now()
            await note(done)
          },
        },
      )
      await keepInParts(services.storage, archive, async (part) => {
        byteSize += part.byteSize
        await beside((tx) =>
          insertPart(tx, {
            agency_id: agencyId,
            export_id: exportId,
            number: part.number,
            storage_id: part.storageId,
            byte_size: part.byteSize,
          }),
        )
        await note({ byte_size: byteSize })
      })
    })
    await note({ ...done, state: 'done', finished_at: services.clock().toISOString() })
  } catch (error) {
    for (const { storage_id } of await beside((tx) => deleteParts(tx, exportId))) {
      await services.storage.remove(storage_id)
    }
    if (error instanceof Canceled) return
    await beside((tx) =>
      updateExport(tx, exportId, {
        state: lastTry ? 'failed' : 'waiting',
        error: lastTry
          ? 'The archive could not be written.'
          : 'The export failed and will be retried.',
      }),
    )
    throw error
  }
}

/** The message about missing files; the rest of the archive is complete. */
const told = (missing: number): { error?: string } =>
  missing === 0
    ? {}
    : { error: `${missing} files are missing from storage. The manifest lists them.` }

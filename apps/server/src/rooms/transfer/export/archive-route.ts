import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { AppServices } from '../../../plumbing/services.ts'
import type { Database } from '../../../plumbing/db/pool.ts'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { Failure, found } from '../../../plumbing/failure.ts'
import { readFileToken } from '../../files/door.ts'
import { readParts } from './parts.ts'
import { findExport, findParts } from './store.ts'

/** Serves an archive part after part; a signed token replaces the session. */
export async function archiveRoutes(server: FastifyInstance, services: AppServices, db: Database) {
  server.get('/api/v1/archives/:token', async (request, reply) => {
    const { token } = request.params as { token: string }
    const named = found(readFileToken(services.keys, 'archive', token, services.clock()))
    const { row, parts } = await inAgency(db, named.agencyId, async (tx) => ({
      row: found(await findExport(tx, named.fileId)),
      parts: await findParts(tx, named.fileId),
    }))
    if (row.state !== 'done') throw new Failure('not_found')
    const day = row.created_at.slice(0, 10)
    return reply
      .header('content-type', 'application/zip')
      .header('content-length', row.byte_size)
      .header('content-disposition', `attachment; filename="agency-${day}.zip"`)
      .send(
        Readable.from(
          readParts(
            services.storage,
            parts.map(({ storage_id }) => storage_id),
          ),
        ),
      )
  })
}

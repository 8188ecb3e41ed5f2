import { Readable } from 'node:stream'
import { uploadLimit } from '@homeward/domain/files/types'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hasOpenSession } from '../../plumbing/auth/open-sessions.ts'
import type { AppServices } from '../../plumbing/services.ts'
import type { Database } from '../../plumbing/db/pool.ts'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { Failure, found } from '../../plumbing/failure.ts'
import { fileHeaders } from './file-headers.ts'
import { readFile } from './read-file.ts'
import { type FilePurpose, readFileToken } from './file-token.ts'
import { recordDownload } from './record-download.ts'
import { receiveUpload } from './receive-upload.ts'
import { findFile } from './store.ts'

/** The two addresses that speak bytes instead of JSON; a signed token stands for the session. */
export async function fileRoutes(server: FastifyInstance, services: AppServices, db: Database) {
  const named = (request: FastifyRequest, purpose: FilePurpose) =>
    readFileToken(
      services.keys,
      purpose,
      (request.params as { token: string }).token,
      services.clock(),
    )

  server.removeAllContentTypeParsers()
  // The bytes are passed on as they arrive and are never in memory as a whole.
  server.addContentTypeParser('*', (_request, body, done) => {
    done(null, body)
  })

  server.route({
    method: 'PUT',
    url: '/api/v1/uploads/:token',
    // Before the body is read, so no one without a token makes us read 25 MB.
    onRequest: async (request) => {
      if (!named(request, 'upload')) throw new Failure('upload_unknown')
      if (Number(request.headers['content-length'] ?? 0) > uploadLimit) {
        throw new Failure('too_large')
      }
    },
    handler: async (request, reply) => {
      const file = named(request, 'upload')
      if (!file) throw new Failure('upload_unknown')
      const at = { services, db, named: file, requestId: request.id }
      await receiveUpload(at, request.body instanceof Readable ? request.body : request.raw)
      return reply.status(204).send()
    },
  })

  server.get('/api/v1/downloads/:token', async (request, reply) => {
    const open = named(request, 'public')
    const { agencyId, fileId, userId } = open ?? found(named(request, 'download'))
    // A signed address stops working when its person signs out, whoever has it.
    const person = userId === null ? null : { agencyId, userId }
    const isGone = person && !(await hasOpenSession(db.identity, person, services.clock()))
    if (isGone) throw new Failure('not_found')
    const file = found(await inAgency(db, agencyId, (tx) => findFile(tx, fileId)))
    if (file.status !== 'stored') throw new Failure('not_found')
    const bytes = await readFile(services, db, { agencyId, fileId })
    if (!bytes) throw new Error(`The bytes of the file ${fileId} are nowhere.`)
    try {
      if (!open)
        await recordDownload({ services, db }, { agencyId, fileId, userId, requestId: request.id })
    } catch (error) {
      bytes.destroy()
      throw error
    }
    return reply.headers(fileHeaders(file)).send(bytes)
  })
}

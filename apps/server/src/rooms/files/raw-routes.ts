import { uploadLimit } from '@homeward/domain/files/types'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppServices } from '../../plumbing/services.ts'
import type { Database } from '../../plumbing/db/pool.ts'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { Failure, found } from '../../plumbing/failure.ts'
import { fileHeaders } from './file-headers.ts'
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
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body)
  })

  server.route({
    method: 'PUT',
    url: '/api/v1/uploads/:token',
    bodyLimit: uploadLimit,
    // Before the body is read: nobody without a token makes us take in 25 MB.
    onRequest: async (request) => {
      if (!named(request, 'upload')) throw new Failure('upload_unknown')
    },
    handler: async (request, reply) => {
      const file = named(request, 'upload')
      if (!file) throw new Failure('upload_unknown')
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await receiveUpload(services, db, file, bytes, request.id)
      return reply.status(204).send()
    },
  })

  server.get('/api/v1/downloads/:token', async (request, reply) => {
    const { agencyId, fileId, userId } = found(named(request, 'download'))
    const file = found(await inAgency(db, agencyId, (tx) => findFile(tx, fileId)))
    if (file.status !== 'stored') throw new Failure('not_found')
    const bytes = await services.storage.get(file.id)
    await recordDownload({ services, db }, { agencyId, fileId, userId, requestId: request.id })
    return reply.headers(fileHeaders(file)).send(bytes)
  })
}

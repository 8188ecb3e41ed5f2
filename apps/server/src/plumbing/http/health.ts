import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../db/pool.ts'

/** /health: the process lives. /ready: it can also work (database and job runner answer). */
export function health(server: FastifyInstance, db: Database, workerReady: () => boolean): void {
  server.get('/health', () => ({ status: 'live' }))
  server.get('/ready', async (_request, reply) => {
    const database = await sql`select 1`.execute(db.app).then(
      () => true,
      () => false,
    )
    const worker = workerReady()
    if (!database || !worker) void reply.status(503)
    return { status: database && worker ? 'ready' : 'not ready', database, worker }
  })
}

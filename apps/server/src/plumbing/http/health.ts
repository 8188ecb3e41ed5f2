import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Database } from '../db/pool.ts'
import { brokenWalls } from '../db/walls.ts'

/** Milliseconds that a good answer of the database is believed; a bad one is never. */
const memory = 2000

/** /health: the process lives. /ready: it can also work (database and job runner answer). */
export function health(
  server: FastifyInstance,
  { db, log }: { db: Database; log: Logger },
  workerReady: () => boolean,
): void {
  const standing = once(() => standingOf(db, log))
  server.get('/health', () => ({ status: 'live' }))
  server.get('/ready', async (_request, reply) => {
    const { database, reasons } = await standing()
    const worker = workerReady()
    const ready = database && worker && reasons.length === 0
    if (!ready) void reply.status(503)
    const status = ready ? 'ready' : 'not ready'
    return { status, database, worker, ...(reasons.length > 0 && { reasons }) }
  })
}

type Standing = { readonly database: boolean; readonly reasons: readonly string[] }

async function standingOf(db: Database, log: Logger): Promise<Standing> {
  try {
    const reasons = await brokenWalls(db)
    if (reasons.length > 0) log.error({ reasons }, 'agencies would not be kept apart')
    return { database: true, reasons }
  } catch {
    return { database: false, reasons: [] }
  }
}

/** Several who ask at once are answered by one question. */
function once(find: () => Promise<Standing>): () => Promise<Standing> {
  let good: { standing: Standing; at: number } | undefined
  let asked: Promise<Standing> | undefined
  const ask = async () => {
    const standing = await find()
    const isGood = standing.database && standing.reasons.length === 0
    good = isGood ? { standing, at: performance.now() } : undefined
    return standing
  }
  return () => {
    if (good && performance.now() - good.at < memory) return Promise.resolve(good.standing)
    asked ??= ask().finally(() => (asked = undefined))
    return asked
  }
}

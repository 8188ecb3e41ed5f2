import type { Endpoint } from '@homeward/contract/endpoint'
import { z } from 'zod'
import { actorOf, type Session } from '../auth/session.ts'
import { type AppServices } from '../services.ts'
import { makeCtx } from '../context.ts'
import type { Database } from '../db/pool.ts'
import { inAgency } from '../db/transaction.ts'

type Refused = { endpoint: Endpoint; session: Session | null; params: unknown; requestId: string }

/**
 * Keeps that somebody asked for what their role does not allow, in the agency they are in and in a
 * transaction of its own: the one that was refused leaves nothing. The path is kept as it is
 * declared, without what was typed into it.
 */
export async function recordRefusal(
  services: AppServices,
  db: Database,
  refused: Refused,
): Promise<void> {
  const { endpoint, session, requestId } = refused
  const actor = session && actorOf(session)
  if (!session?.entered || !actor) return
  const { agency } = session.entered
  const asked = z.object({ id: z.uuid() }).safeParse(refused.params)
  await inAgency(db, agency.id, (tx) =>
    makeCtx(services, tx, { agency, actor, requestId }).record({
      action: 'access.refused',
      type: endpoint.room,
      id: asked.success ? asked.data.id : actor.userId,
      after: { method: endpoint.method, path: endpoint.path },
    }),
  )
}

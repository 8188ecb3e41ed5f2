import type { Endpoint } from '@homeward/contract/endpoint'
import { z } from 'zod'
import { type Actor, actorColumns } from '../actor.ts'
import { type AgencyContext, makeCtx } from '../context.ts'
import type { AppServices } from '../services.ts'
import type { Database } from '../db/pool.ts'
import { inAgency } from '../db/transaction.ts'

type Refused = {
  endpoint: Endpoint
  principal: { agency: AgencyContext; actor: Actor } | null
  params: unknown
  requestId: string
}

/**
 * Keeps that somebody asked for what their role or link does not allow, in the agency they are in and in a
 * transaction of its own: the one that was refused leaves nothing. The path is kept as it is
 * declared, without what was typed into it.
 */
export async function recordRefusal(
  { services, db }: { services: AppServices; db: Database },
  refused: Refused,
): Promise<void> {
  const { endpoint, principal, requestId } = refused
  if (!principal) return
  const { agency, actor } = principal
  const asked = z.object({ id: z.uuid() }).safeParse(refused.params)
  await inAgency(db, agency.id, (tx) =>
    makeCtx(services, tx, { agency, actor, requestId }).record({
      action: 'access.refused',
      type: endpoint.room,
      id: asked.success ? asked.data.id : idOf(actor, agency),
      after: { method: endpoint.method, path: endpoint.path },
    }),
  )
}

const idOf = (actor: Actor, agency: AgencyContext): string => {
  const { user_id, link_id } = actorColumns(actor)
  return user_id ?? link_id ?? agency.id
}

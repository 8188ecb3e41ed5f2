import type { Endpoint } from '@homeward/contract/endpoint'
import { z } from 'zod'
import { type Actor, actorColumns } from '../actor.ts'
import { type AgencyContext, makeCtx } from '../context.ts'
import type { AppServices } from '../services.ts'
import type { Database } from '../db/pool.ts'
import { inAgency } from '../db/transaction.ts'
import type { AuditEntry } from './entry.ts'
import { onceAMinute } from './once-a-minute.ts'
import { readTrailOf } from './reads.ts'
import { auditEvents } from './record.ts'

type Refused = {
  endpoint: Endpoint
  principal: { agency: AgencyContext; actor: Actor } | null
  params: unknown
  requestId: string
}

/**
 * Records a request that the person's role or link does not allow, in their agency and in a separate
 * transaction, because the refused one leaves nothing. It records the declared path, without what was typed
 * into it.
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

/**
 * Records that someone was told to wait, once a minute, however often they try. The request is recorded as
 * with a refusal.
 */
export async function recordThrottle(
  { services, db }: { services: AppServices; db: Database },
  { endpoint, principal, requestId }: Omit<Refused, 'params'>,
): Promise<void> {
  if (!principal) return
  const { agency, actor } = principal
  const who = { agencyId: agency.id, actor, requestId }
  const entry: AuditEntry = {
    action: 'access.throttled',
    type: actor.kind === 'link' ? 'link' : 'user',
    id: idOf(actor, agency),
    after: { method: endpoint.method, path: endpoint.path, limit: endpoint.limit ?? null },
  }
  await onceAMinute(db, who, entry, services.clock(), () =>
    readTrailOf(db)(agency.id, auditEvents(services, who, [entry])),
  )
}

const idOf = (actor: Actor, agency: AgencyContext): string => {
  const { user_id, link_id } = actorColumns(actor)
  return user_id ?? link_id ?? agency.id
}

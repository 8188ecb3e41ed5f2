import { fieldDifferences } from '@homeward/domain/identity/masking'
import type { Json } from '../db/schema.generated.ts'
import { v7 as uuid } from 'uuid'
import type { Actor } from '../context.ts'
import type { Tx } from '../db/pool.ts'
import type { AuditEntry } from './entry.ts'

/** Appends an audit event in the running transaction; protected values are masked in it. */
export async function appendAudit(
  tx: Tx,
  who: { agencyId: string; actor: Actor; requestId: string },
  entry: AuditEntry,
): Promise<void> {
  await tx
    .insertInto('audit_events')
    .values({
      agency_id: who.agencyId,
      id: uuid(),
      user_id: who.actor.kind === 'person' ? who.actor.userId : null,
      actor: who.actor.kind === 'person' ? who.actor.name : `job ${who.actor.name}`,
      action: entry.action,
      record_type: entry.type,
      record_id: entry.id,
      changes: JSON.stringify(fieldDifferences(entry.before ?? {}, entry.after ?? {})) as Json,
      request_id: who.requestId,
    })
    .execute()
}

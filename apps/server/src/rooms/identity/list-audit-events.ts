import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { AuditEvent, listAuditEvents as declaration } from '@homeward/contract/audit'
import type { Ctx } from '../../plumbing/context.ts'
import { findAuditEvents } from './audit-store.ts'

/** Who did what to which record, newest first. */
export async function listAuditEvents(
  { tx }: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { rows, meta } = await findAuditEvents(tx, input)
  return {
    data: rows.map((row) => ({ ...row, changes: row.changes as AuditEvent['changes'] })),
    meta,
  }
}

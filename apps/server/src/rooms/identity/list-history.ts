import type { listHistory as declaration } from '@homeward/contract/identity/audit'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import { recordCapability } from '@homeward/domain/identity/record-capability'
import type { Ctx } from '../../plumbing/context.ts'
import { Failure } from '../../plumbing/failure.ts'
import { presentAuditEvent } from './audit-present.ts'
import { findHistory } from './audit-store.ts'

/** How one record came about, for those who may read such a record. */
export async function listHistory(
  ctx: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  if (!ctx.may(recordCapability(input.record_type))) throw new Failure('forbidden')
  const { rows, meta } = await findHistory(ctx.tx, {
    type: input.record_type,
    id: input.record_id,
    olderThan: input.older_than,
    page: input.page,
    items: input.items,
  })
  return { data: rows.map(presentAuditEvent), meta }
}

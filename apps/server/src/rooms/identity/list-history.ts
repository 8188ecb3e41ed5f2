import * as contract from '@homeward/contract/identity/audit'
import { recordCapability } from '@homeward/domain/identity/record-types'
import { Failure } from '../../plumbing/failure.ts'
import { verb } from '../../plumbing/http/verb.ts'
import { presentAuditEvent } from './audit-present.ts'
import { findHistory } from './audit-store.ts'

/** How one record came about, for those who may read such a record. */
export const listHistory = verb(contract.listHistory, async (ctx, input) => {
  if (!ctx.may(recordCapability(input.record_type))) throw new Failure('forbidden')
  const { rows, meta } = await findHistory(ctx.tx, {
    type: input.record_type,
    id: input.record_id,
    olderThan: input.older_than,
    page: input.page,
    items: input.items,
    exact_count: input.exact_count,
  })
  return { data: rows.map(presentAuditEvent), meta }
})

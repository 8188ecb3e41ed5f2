import type { AuditAction, RecordTypeOf } from '@homeward/contract/signals'

/** One change of one record, or one look that must be recorded. */
export type AuditEntry<A extends AuditAction = AuditAction> = {
  action: A
  type: RecordTypeOf<A>
  id: string
  before?: object
  after?: object
}

import type { AuditAction, RecordTypeOf } from '@homeward/contract/signals'

/** One change (or one look that must be known) of one record. */
export type AuditEntry<A extends AuditAction = AuditAction> = {
  action: A
  type: RecordTypeOf<A>
  id: string
  before?: object
  after?: object
}

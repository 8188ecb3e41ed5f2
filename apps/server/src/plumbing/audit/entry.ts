/** One change (or one look that must be known) of one record. */
export type AuditEntry = {
  /** Room and verb, such as visit.canceled. */
  action: string
  type: string
  id: string
  before?: object
  after?: object
}

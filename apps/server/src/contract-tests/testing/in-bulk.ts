/** Calls with many records: what cannot be done is reported record by record. */
export const inBulk: ReadonlySet<string> = new Set([
  'PATCH /claims_bulk',
  'POST /visit_exceptions/settle',
  'POST /visit_exceptions/undo',
  'POST /vendor_verifications/update_many',
])

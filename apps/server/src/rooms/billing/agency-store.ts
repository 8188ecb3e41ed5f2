import type { Tx } from '../../plumbing/db/pool.ts'

/** The agency as claims and remittances name it. */
export const findBillingAgency = (tx: Tx) =>
  tx
    .selectFrom('agencies')
    .select([
      'name',
      'npi',
      'tax_id',
      'taxonomy_code',
      'phone',
      'email',
      'street',
      'city',
      'state',
      'zip',
      'demo',
    ])
    .executeTakeFirstOrThrow()

export type BillingAgency = Awaited<ReturnType<typeof findBillingAgency>>

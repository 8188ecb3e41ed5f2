import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '../../plumbing/db/pool.ts'

/** The agency as claims and remittances name it. */
export async function findBillingAgency(tx: Tx) {
  const { offices, ...agency } = await tx
    .selectFrom('agencies')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('offices as o')
          .select('o.npi')
          .whereRef('o.agency_id', '=', 'agencies.id')
          .where('o.npi', 'is not', null),
      ).as('offices'),
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
  return { ...agency, office_npis: offices.flatMap(({ npi }) => npi ?? []) }
}

/** What one person may write off of a claim alone. */
export const findWriteOffLimit = async (tx: Tx): Promise<number> =>
  (await tx.selectFrom('agencies').select('write_off_limit_cents').executeTakeFirstOrThrow())
    .write_off_limit_cents

export type BillingAgency = Awaited<ReturnType<typeof findBillingAgency>>

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
          .select([
            'o.id',
            'o.name',
            'o.npi',
            'o.taxonomy_code',
            'o.street',
            'o.unit',
            'o.city',
            'o.state',
            'o.zip',
          ])
          .whereRef('o.agency_id', '=', 'agencies.id'),
      ).as('offices'),
      'name',
      'npi',
      'tax_id',
      'taxonomy_code',
      'phone',
      'email',
      'street',
      'unit',
      'city',
      'state',
      'zip',
      'demo',
    ])
    .executeTakeFirstOrThrow()
  return { ...agency, offices, office_npis: offices.flatMap(({ npi }) => npi ?? []) }
}

/** What one person may write off of a claim alone. */
export const findWriteOffLimit = async (tx: Tx): Promise<number> =>
  (await tx.selectFrom('agencies').select('write_off_limit_cents').executeTakeFirstOrThrow())
    .write_off_limit_cents

export type BillingAgency = Awaited<ReturnType<typeof findBillingAgency>>

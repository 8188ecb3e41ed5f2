import type { VendorCode } from '@homeward/domain/visits/codes/vendor-code'
import { withSheet } from '@homeward/domain/visits/codes/vendor-codes'
import { type Insertable, sql } from 'kysely'
import { prepared } from '../../../plumbing/db/prepared.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { VendorCodes } from '../../../plumbing/db/schema.generated.ts'

const loaded = prepared((tx, _: object) =>
  tx
    .selectFrom('vendor_codes')
    .select(['vendor', 'state', 'kind', 'code', 'label'])
    .orderBy('vendor')
    .orderBy('state')
    .orderBy('kind')
    .orderBy('code'),
)

/** The codes of vendors with the meanings that the agency's sheets give them. */
export async function codesOfVendors(tx: Tx): Promise<VendorCode[]> {
  const rows = await loaded(tx, {})
  return withSheet(rows.map((row) => ({ ...row, source: 'sheet' as const })))
}

/** Held until the end of the transaction, so that two sheets are loaded one after the other. */
export const holdVendorCodes = (tx: Tx, agencyId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`vendor_codes:${agencyId}`}, 0))`.execute(tx)

/** Writes codes; one that is there gets the new meaning. */
export async function writeVendorCodes(tx: Tx, rows: Insertable<VendorCodes>[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('vendor_codes')
    .values(rows)
    .onConflict((conflict) =>
      conflict.constraint('vendor_codes_once').doUpdateSet((eb) => ({
        label: eb.ref('excluded.label'),
        file_name: eb.ref('excluded.file_name'),
        loaded_by_name: eb.ref('excluded.loaded_by_name'),
        loaded_at: eb.ref('excluded.loaded_at'),
      })),
    )
    .execute()
}

import type { VendorCode } from '@homeward/domain/visits/codes/vendor-code'
import { withSheet } from '@homeward/domain/visits/codes/vendor-codes'
import { type Insertable, sql } from 'kysely'
import { insertRows } from '../../../plumbing/db/insert-rows.ts'
import { prepared } from '../../../plumbing/db/prepared.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { VendorCodes } from '../../../plumbing/db/schema.generated.ts'

const loaded = prepared((tx, _: object) =>
  tx
    .selectFrom('vendor_codes')
    .select(['vendor', 'payor_id', 'state', 'kind', 'code', 'label'])
    .orderBy('vendor')
    .orderBy('payor_id')
    .orderBy('state')
    .orderBy('kind')
    .orderBy('code'),
)

/** The codes of vendors with the meanings that the agency's sheets give them. */
export async function codesOfVendors(tx: Tx): Promise<VendorCode[]> {
  const rows = await loaded(tx, {})
  return withSheet(
    rows.map(({ payor_id: payorId, ...row }) => ({ ...row, payorId, source: 'sheet' as const })),
  )
}

/** Held until the end of the transaction, so that two sheets are loaded one after the other. */
export const holdVendorCodes = (tx: Tx, agencyId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`vendor_codes:${agencyId}`}, 0))`.execute(tx)

/** Writes codes; one that is there gets the new meaning. */
export async function writeVendorCodes(tx: Tx, rows: Insertable<VendorCodes>[]): Promise<void> {
  await insertRows(
    tx.insertInto('vendor_codes').onConflict((conflict) =>
      conflict.constraint('vendor_codes_once').doUpdateSet((eb) => ({
        label: eb.ref('excluded.label'),
        file_name: eb.ref('excluded.file_name'),
        loaded_by_name: eb.ref('excluded.loaded_by_name'),
        loaded_at: eb.ref('excluded.loaded_at'),
      })),
    ),
    rows,
  )
}

/** The names of payors that have codes. */
export const namesOfPayors = async (tx: Tx, ids: readonly string[]): Promise<Map<string, string>> =>
  new Map(
    ids.length === 0
      ? []
      : (await tx.selectFrom('payors').select(['id', 'name']).where('id', 'in', ids).execute()).map(
          ({ id, name }) => [id, name],
        ),
  )

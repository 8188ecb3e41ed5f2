import type { ExpressionBuilder } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { DB } from '../../../plumbing/db/schema.generated.ts'

/** The accounts that a payor points to. */
export type ChosenAccounts = {
  evv_account_id?: string | null | undefined
  aggregator_account_id?: string | null | undefined
  clearinghouse_account_id?: string | null | undefined
}

/** The account in a column of a payor, by its name. */
export const accountIn = (
  eb: ExpressionBuilder<DB, 'payors'>,
  column: `payors.${keyof ChosenAccounts}`,
) =>
  jsonObjectFrom(
    eb
      .selectFrom('integration_accounts as a')
      .select(['a.id', 'a.name', 'a.vendor'])
      .whereRef('a.agency_id', '=', 'payors.agency_id')
      .whereRef('a.id', '=', column),
  )

/** The accounts that can be selected. */
export async function findOpenAccounts(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return []
  return tx
    .selectFrom('integration_accounts')
    .select(['id', 'kind'])
    .where('id', 'in', ids)
    .where('status', '=', 'active')
    .execute()
}

import { type Selectable, sql, type Updateable } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { VerificationConnections } from '../../../plumbing/db/schema.generated.ts'

export type Connection = Selectable<VerificationConnections>

/** How talking to an account goes, locked; it begins with the first look. */
export async function lockConnection(
  tx: Tx,
  agencyId: string,
  accountId: string,
): Promise<Connection> {
  await tx
    .insertInto('verification_connections')
    .values({ agency_id: agencyId, account_id: accountId })
    .onConflict((oc) => oc.columns(['agency_id', 'account_id']).doNothing())
    .execute()
  return tx
    .selectFrom('verification_connections')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export const updateConnection = (
  tx: Tx,
  accountId: string,
  set: Updateable<VerificationConnections>,
) =>
  tx
    .updateTable('verification_connections')
    .set({ ...set, updated_at: sql`now()` })
    .set((eb) => ({ lock_version: eb('lock_version', '+', 1) }))
    .where('account_id', '=', accountId)
    .execute()

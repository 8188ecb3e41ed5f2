import type { ClaimStatus } from '@homeward/domain/billing/vocabulary'
import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** A file as it is handed over, locked. */
export const lockParcel = (tx: Tx, id: string) =>
  tx
    .selectFrom('transmissions')
    .innerJoin('files', (join) =>
      join
        .onRef('files.agency_id', '=', 'transmissions.agency_id')
        .onRef('files.id', '=', 'transmissions.file_id'),
    )
    .select([
      'transmissions.id',
      'transmissions.status',
      'transmissions.interchange_control',
      'transmissions.account_id',
      'transmissions.payor_id',
      'transmissions.file_id',
      'transmissions.delivery_tries',
      'transmissions.put_started_at',
      'files.name',
    ])
    .where('transmissions.id', '=', id)
    .forUpdate('transmissions')
    .executeTakeFirst()

/** The connection of a payor over which files go now; null without one. */
export const findConnection = async (tx: Tx, payorId: string): Promise<string | null> =>
  (
    await tx
      .selectFrom('payors as p')
      .innerJoin('integration_accounts as a', (join) =>
        join
          .onRef('a.agency_id', '=', 'p.agency_id')
          .onRef('a.id', '=', 'p.clearinghouse_account_id'),
      )
      .select('a.id')
      .where('p.id', '=', payorId)
      .where('a.status', '=', 'active')
      .executeTakeFirst()
  )?.id ?? null

/** Turns the claims whose filing waits in a file; those of other statuses stay. */
export const turnWaitingClaims = async (
  tx: Tx,
  transmissionId: string,
  moves: readonly { from: readonly ClaimStatus[]; to: ClaimStatus }[],
) => {
  const ids: string[] = []
  for (const { from, to } of moves) {
    const { rows } = await sql<{ id: string }>`
      update claims c set status = ${to}, lock_version = c.lock_version + 1
      from claim_filings f
      where f.agency_id = c.agency_id and f.claim_id = c.id and f.transmission_id = ${transmissionId}
        and f.state = 'written' and c.status = any (${sql.val(from)}::text[])
        and not c.id = any (${sql.val(ids)}::uuid[])
      returning c.id`.execute(tx)
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}

/** The connections that are in use. */
export const findConnections = async (tx: Tx): Promise<string[]> =>
  (
    await tx
      .selectFrom('integration_accounts as a')
      .select('a.id')
      .where('a.kind', '=', 'clearinghouse')
      .where('a.status', '=', 'active')
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('payors as p')
            .select('p.id')
            .whereRef('p.agency_id', '=', 'a.agency_id')
            .whereRef('p.clearinghouse_account_id', '=', 'a.id'),
        ),
      )
      .orderBy('a.id')
      .execute()
  ).map(({ id }) => id)

/** Files of an account that may or may not have arrived. */
export const findUnsettled = async (tx: Tx, accountId: string): Promise<string[]> =>
  (
    await tx
      .selectFrom('transmissions')
      .select('id')
      .where('account_id', '=', accountId)
      .where('status', '=', 'unknown')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)

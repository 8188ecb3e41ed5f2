import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** The EVV accounts with how talking to each goes; one that was never used sends as any other. */
const connections = (tx: Tx) =>
  tx
    .selectFrom('integration_accounts')
    .leftJoin('verification_connections', (join) =>
      join
        .onRef('verification_connections.agency_id', '=', 'integration_accounts.agency_id')
        .onRef('verification_connections.account_id', '=', 'integration_accounts.id'),
    )
    .where('integration_accounts.kind', '=', 'evv')

const shown = (tx: Tx) =>
  connections(tx).select((eb) => [
    'integration_accounts.id',
    'integration_accounts.name',
    'integration_accounts.vendor',
    'verification_connections.state',
    'verification_connections.rests_until',
    'verification_connections.last_error',
    'verification_connections.last_failed_at',
    'verification_connections.last_sent_at',
    'verification_connections.last_answered_at',
    'verification_connections.silent_since',
    'verification_connections.lock_version',
    jsonArrayFrom(
      eb
        .selectFrom('vendor_verifications as v')
        .select(({ fn }) => [
          'v.status',
          fn.countAll<number>().as('count'),
          fn.min('v.queued_at').as('oldest_queued_at'),
          fn.min('v.sent_at').as('oldest_sent_at'),
        ])
        .whereRef('v.agency_id', '=', 'integration_accounts.agency_id')
        .whereRef('v.account_id', '=', 'integration_accounts.id')
        .where(sql<boolean>`v.status in ('held', 'pending', 'sent', 'failed')`)
        .groupBy('v.status'),
    ).as('statuses'),
    // By far the most records are done; an index alone counts them.
    jsonArrayFrom(
      eb
        .selectFrom('vendor_verifications as v')
        .select(({ fn }) => ['v.status', fn.countAll<number>().as('count')])
        .whereRef('v.agency_id', '=', 'integration_accounts.agency_id')
        .whereRef('v.account_id', '=', 'integration_accounts.id')
        .where(sql<boolean>`v.status in ('verified', 'archived')`)
        .groupBy('v.status'),
    ).as('done'),
    jsonArrayFrom(
      eb
        .selectFrom('vendor_verifications as v')
        .select(({ fn }) => ['v.cause', fn.countAll<number>().as('count')])
        .whereRef('v.agency_id', '=', 'integration_accounts.agency_id')
        .whereRef('v.account_id', '=', 'integration_accounts.id')
        .where('v.status', 'in', ['held', 'failed'])
        .where('v.cause', 'is not', null)
        .groupBy('v.cause')
        .orderBy('count', 'desc')
        .orderBy('v.cause'),
    ).as('causes'),
  ])

/** Active accounts, and archived ones that still have records open. */
const used = sql<boolean>`(integration_accounts.status = 'active' or exists (
  select from vendor_verifications as o where o.agency_id = integration_accounts.agency_id
    and o.account_id = integration_accounts.id and o.status in ('held', 'pending', 'sent', 'failed')))`

export const findConnections = (tx: Tx, asked: Paging) =>
  paged(
    tx,
    shown(tx).where(used).orderBy('integration_accounts.name').orderBy('integration_accounts.id'),
    tx.selectFrom('integration_accounts').where('kind', '=', 'evv').where(used),
    asked,
  )

export const findConnection = (tx: Tx, id: string) =>
  shown(tx).where('integration_accounts.id', '=', id).executeTakeFirst()

export type ConnectionRow = NonNullable<Awaited<ReturnType<typeof findConnection>>>

/** Locks the connection of an EVV account, which begins where it was never used. */
export async function lockConnection(tx: Tx, agencyId: string, id: string) {
  const account = await connections(tx)
    .select('integration_accounts.id')
    .where('integration_accounts.id', '=', id)
    .executeTakeFirst()
  if (!account) return undefined
  await tx
    .insertInto('verification_connections')
    .values({ agency_id: agencyId, account_id: id })
    .onConflict((oc) => oc.doNothing())
    .execute()
  return tx
    .selectFrom('verification_connections')
    .select(['state', 'lock_version'])
    .where('account_id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Pauses or resumes sending; resuming ends a rest. */
export const setState = (tx: Tx, id: string, state: 'open' | 'paused', now: string) =>
  tx
    .updateTable('verification_connections')
    .set((eb) => ({
      state,
      rests_until: null,
      failures: 0,
      updated_at: now,
      lock_version: eb('lock_version', '+', 1),
    }))
    .where('account_id', '=', id)
    .execute()

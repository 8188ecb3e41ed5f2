import type { EvvVendor } from '@homeward/domain/agency/vocabulary'
import {
  openVerificationStatuses,
  stoppedVerificationStatuses,
  type VendorClaimStatus,
  type VerificationKind,
  type VerificationStatus,
  verificationStatuses,
} from '@homeward/domain/verification/vocabulary'
import { type SelectQueryBuilder, sql } from 'kysely'
import { countOf, detailed, type Paging, paged } from '../../../plumbing/db/page.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { DB } from '../../../plumbing/db/schema.generated.ts'
import { searchPatterns } from '../../../plumbing/db/search.ts'

/** Which records a list has. */
export type Narrowing = {
  account_id?: string | undefined
  vendor?: EvvVendor | undefined
  kind?: VerificationKind | undefined
  status: VerificationStatus | 'open' | 'stopped' | 'all'
  claim_status?: VendorClaimStatus | undefined
  cause?: string | undefined
  parent_id?: string | undefined
  office_id?: string | undefined
  by_day?: { start_date?: string | undefined; end_date?: string | undefined } | undefined
  search?: string | undefined
}

const statusesOf = (status: Narrowing['status']): readonly VerificationStatus[] => {
  if (status === 'open') return openVerificationStatuses
  if (status === 'stopped') return stoppedVerificationStatuses
  return status === 'all' ? verificationStatuses : [status]
}

/** Records with the account that they are told over, and whom they are about. */
const rows = (tx: Tx) =>
  tx
    .selectFrom('vendor_verifications')
    .innerJoin('integration_accounts', (join) =>
      join
        .onRef('integration_accounts.agency_id', '=', 'vendor_verifications.agency_id')
        .onRef('integration_accounts.id', '=', 'vendor_verifications.account_id'),
    )
    .leftJoin('clients', (join) =>
      join
        .onRef('clients.agency_id', '=', 'vendor_verifications.agency_id')
        .onRef('clients.id', '=', 'vendor_verifications.client_id'),
    )
    .leftJoin('agents', (join) =>
      join
        .onRef('agents.agency_id', '=', 'vendor_verifications.agency_id')
        .onRef('agents.id', '=', 'vendor_verifications.agent_id'),
    )

type Rows = ReturnType<typeof rows>
type Found = SelectQueryBuilder<DB, 'vendor_verifications', object>

const name = sql<string>`coalesce(clients.name, agents.name, '')`

function matching(tx: Tx, asked: Narrowing): Rows {
  let query = rows(tx)
  if (asked.status !== 'all') {
    query = query.where('vendor_verifications.status', 'in', statusesOf(asked.status))
  }
  for (const column of ['account_id', 'kind', 'claim_status', 'cause', 'parent_id'] as const) {
    const value = asked[column]
    if (value !== undefined) query = query.where(`vendor_verifications.${column}`, '=', value)
  }
  if (asked.office_id !== undefined) {
    query = query.where('clients.office_id', '=', asked.office_id)
  }
  if (asked.vendor !== undefined)
    query = query.where('integration_accounts.vendor', '=', asked.vendor)
  const { start_date: from, end_date: to } = asked.by_day ?? {}
  if (from !== undefined) query = query.where('vendor_verifications.day', '>=', from)
  if (to !== undefined) query = query.where('vendor_verifications.day', '<=', to)
  for (const pattern of searchPatterns(asked.search)) {
    query = query.where((eb) =>
      eb.or([
        eb('clients.name', 'ilike', pattern),
        eb('agents.name', 'ilike', pattern),
        eb('vendor_verifications.vendor_key', 'ilike', pattern),
      ]),
    )
  }
  return query
}

const orders = {
  queued_at: sql.ref('vendor_verifications.queued_at'),
  day: sql.ref('vendor_verifications.day'),
  name,
} as const

function ordered(query: Rows, sort: string) {
  const descending = sort.startsWith('-')
  const column = sort.replace('-', '') as keyof typeof orders
  const direction = sql.raw(descending ? 'desc nulls last' : 'asc nulls last')
  return query
    .orderBy(sql`${orders[column]} ${direction}`)
    .orderBy('vendor_verifications.id', descending ? 'desc' : 'asc')
}

/** A page of records. */
export async function findVerifications(tx: Tx, asked: Narrowing & { sort: string } & Paging) {
  const found = matching(tx, asked)
  const { rows: onPage, meta } = await paged(
    tx,
    ordered(found, asked.sort).select('vendor_verifications.id'),
    found as unknown as Found,
    asked,
  )
  return { rows: await detailed(tx, onPage, (of, { ids }) => shown(of, ids)), meta }
}

/** The IDs of what a list has, in its usual order; no more than `most`. */
export const findIds = async (tx: Tx, asked: Narrowing, most: number): Promise<string[]> =>
  (
    await ordered(matching(tx, asked), 'queued_at')
      .select('vendor_verifications.id')
      .limit(most)
      .execute()
  ).map(({ id }) => id)

/** How many records a list has, all counted. */
export const countFound = (tx: Tx, asked: Narrowing): Promise<number> =>
  countOf(tx, matching(tx, asked).select(sql.lit(1).as('one')))

/** Records as they are shown, in no order. */
export const shown = (tx: Tx, ids: readonly string[]) =>
  rows(tx)
    .leftJoin('visits', (join) =>
      join
        .onRef('visits.agency_id', '=', 'vendor_verifications.agency_id')
        .onRef('visits.id', '=', 'vendor_verifications.parent_id')
        .on('vendor_verifications.kind', '=', 'visit'),
    )
    .select([
      'vendor_verifications.id',
      'vendor_verifications.account_id',
      'integration_accounts.name as account_name',
      'integration_accounts.vendor',
      'vendor_verifications.kind',
      'vendor_verifications.parent_id',
      name.as('name'),
      'agents.name as agent_name',
      'vendor_verifications.day',
      'visits.starts_at',
      'vendor_verifications.status',
      'vendor_verifications.claim_status',
      'vendor_verifications.problems',
      'vendor_verifications.queued_at',
      'vendor_verifications.due_at',
      'vendor_verifications.sent_at',
      'vendor_verifications.answered_at',
      'vendor_verifications.verified_at',
      'vendor_verifications.failures',
      'vendor_verifications.vendor_key',
      'vendor_verifications.lock_version',
    ])
    .where(sql<boolean>`vendor_verifications.id = any (${sql.val(ids)}::uuid[])`)
    .execute()

export type ShownVerification = Awaited<ReturnType<typeof shown>>[number]

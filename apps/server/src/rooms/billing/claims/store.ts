import { type ClaimStep, statusesAt } from '@homeward/domain/billing/claim-steps'
import type { ClaimStatus } from '@homeward/domain/billing/vocabulary'
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type Paging, paged } from '../../../plumbing/db/page.ts'
import { holding } from '../../../plumbing/db/holding.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { searchPatterns } from '../../../plumbing/db/search.ts'
import type { Claims } from '../../../plumbing/db/schema.generated.ts'
import { isHeldBy } from './checks-store.ts'

const hold = holding((tx) => tx.selectFrom('visits'), 'all')

/** An approved visit's facts that its claim starts from; locked, so that it is claimed once. */
export async function lockVisit(tx: Tx, id: string) {
  await hold(tx, id)
  return tx
    .selectFrom('visits as v')
    .innerJoin('clients as k', (join) =>
      join.onRef('k.agency_id', '=', 'v.agency_id').onRef('k.id', '=', 'v.client_id'),
    )
    .leftJoin('authorizations as z', (join) =>
      join.onRef('z.agency_id', '=', 'v.agency_id').onRef('z.id', '=', 'v.authorization_id'),
    )
    .select((eb) => [
      'v.id',
      'v.status',
      'v.client_id',
      'v.authorization_id',
      'v.scheduled_date',
      eb.fn.coalesce('z.payor_id', 'v.payor_id', 'k.primary_payor_id').as('payor_id'),
    ])
    .where('v.id', '=', id)
    .executeTakeFirst()
}

/** The services of a visit in their order, and whether a claim bills them. */
export const findVisitServices = (tx: Tx, visitId: string) =>
  tx
    .selectFrom('visit_services as l')
    .innerJoin('services as s', (join) =>
      join.onRef('s.agency_id', '=', 'l.agency_id').onRef('s.id', '=', 'l.service_id'),
    )
    .leftJoin('claim_visits as b', (join) =>
      join
        .onRef('b.agency_id', '=', 'l.agency_id')
        .onRef('b.visit_id', '=', 'l.visit_id')
        .onRef('b.service_id', '=', 'l.service_id')
        .on('b.live', '=', true),
    )
    .select((eb) => [
      's.id',
      's.procedure_code',
      's.minutes_per_unit',
      's.status',
      eb('b.claim_id', 'is not', null).as('claimed'),
    ])
    .where('l.visit_id', '=', visitId)
    .orderBy('l.position')
    .execute()

export const insertClaim = (tx: Tx, claim: Insertable<Claims>) =>
  tx.insertInto('claims').values(claim).execute()

/** Which care goes on one claim for a payor. */
export const findPayorRule = async (tx: Tx, id: string) =>
  (
    await tx
      .selectFrom('payors')
      .select('claim_grouping')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).claim_grouping

/** Locks claims, always in the same order, so two people with several claims do not deadlock. */
export const lockClaims = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('claims')
    .select(['id', 'number', 'status', 'lock_version', 'note'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()

export const updateClaim = (tx: Tx, id: string, change: Updateable<Claims>) =>
  tx
    .updateTable('claims')
    .set((eb) => ({ ...change, lock_version: eb('lock_version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** The claims that a visit is on. */
export const findClaimIdsOf = async (tx: Tx, visitId: string): Promise<string[]> =>
  (
    await tx
      .selectFrom('claim_visits')
      .select('claim_id')
      .distinct()
      .where('visit_id', '=', visitId)
      .where('live', '=', true)
      .execute()
  ).map(({ claim_id: id }) => id)

type Filter = {
  status: ClaimStatus | 'all'
  step?: ClaimStep | undefined
  by_start_date?: { start_date: string; end_date: string } | undefined
  payor_id?: string
  office_id?: string | undefined
  client_id?: string
  changed_since_filing?: boolean | undefined
  owing?: boolean | undefined
  held_by?: string | undefined
  search?: string
  sort: string
} & Paging

const isSettled = sql<SqlBool>`not exists (select from claim_money m
  where m.agency_id = claims.agency_id and m.claim_id = claims.id and m.owed_cents <> 0)`

/** That our number or the client's name has a typed part. */
export const hasPart = (pattern: string) =>
  // The index knows parts of three letters, and nothing shorter.
  pattern.length < 5
    ? sql<SqlBool>`(claims.number ilike ${pattern} or claims.client_id = any(array(
        select id from app.clients_found(array[${pattern}]))))`
    : sql<SqlBool>`(claims.id = any(array(select app.claims_numbered(${pattern})))
        or claims.client_id = any(array(select id from app.clients_found(array[${pattern}]))))`

/** Written out, as an index of those that changed is not used for a value that comes with the statement. */
const isChanged = (changed: boolean) =>
  changed ? sql<SqlBool>`changed_since_filing` : sql<SqlBool>`not changed_since_filing`

/** The ids of a page of claims; the search covers our number and the client's name. */
export function findClaimIds(tx: Tx, filter: Filter) {
  const { status, payor_id: payorId, client_id: clientId, office_id: office, search } = filter
  const { step, by_start_date: days } = filter
  const [column, direction] = sortOf(filter.sort)
  // What is owed has an index of its own in the order of days.
  const [first, second] =
    filter.owing === true && column === 'start_date'
      ? ['m.start_date', 'm.claim_id']
      : [`claims.${column}`, 'claims.id']
  const matching = tx
    .selectFrom('claims')
    .$if(status !== 'all', (q) =>
      q.where('claims.status', '=', status === 'all' ? 'draft' : status),
    )
    .$if(step !== undefined, (q) => q.where('claims.status', 'in', statusesAt(step ?? 'claimed')))
    .$if(days !== undefined, (q) =>
      q
        .where('claims.start_date', '>=', days?.start_date ?? '')
        .where('claims.start_date', '<=', days?.end_date ?? ''),
    )
    .$if(payorId !== undefined, (q) => q.where('claims.payor_id', '=', payorId ?? ''))
    .$if(clientId !== undefined, (q) => q.where('claims.client_id', '=', clientId ?? ''))
    .$if(filter.changed_since_filing !== undefined, (q) =>
      q.where(isChanged(filter.changed_since_filing ?? true)),
    )
    .$if(filter.owing === false, (q) => q.where(isSettled))
    .$if(filter.owing === true, (q) =>
      q
        .innerJoin('claim_money as m', (join) =>
          join.onRef('m.agency_id', '=', 'claims.agency_id').onRef('m.claim_id', '=', 'claims.id'),
        )
        .where(sql<SqlBool>`m.owed_cents <> 0`),
    )
    .$if(filter.held_by !== undefined, (q) => q.where(isHeldBy(filter.held_by ?? 'any')))
    .$if(office !== undefined, (q) =>
      q.where('claims.client_id', 'in', (eb) =>
        eb
          .selectFrom('clients')
          .select('clients.id')
          .where('clients.office_id', '=', office ?? ''),
      ),
    )
    .where((eb) => eb.and(searchPatterns(search).map((pattern) => hasPart(pattern))))
  return paged(
    tx,
    matching
      .select(['claims.id', 'claims.status'])
      .orderBy(sql.ref(first), direction)
      .orderBy(sql.ref(second), direction),
    matching,
    filter,
  )
}

function sortOf(sort: string): ['start_date' | 'charge_cents' | 'number', 'asc' | 'desc'] {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const column = sort.replace(/^-/, '')
  return column === 'charge_cents' || column === 'number'
    ? [column, direction]
    : ['start_date', direction]
}

/** What the payor last said of a claim, among all that was posted and not taken back. */
export const findFinalEraCharge = (tx: Tx, claimId: string) =>
  tx
    .selectFrom('era_claims as r')
    .innerJoin('eras as e', (join) =>
      join.onRef('e.agency_id', '=', 'r.agency_id').onRef('e.id', '=', 'r.era_id'),
    )
    .select((eb) => [
      'r.era_id',
      'r.paid_cents',
      jsonArrayFrom(
        eb
          .selectFrom('era_adjustments as a')
          .select(['a.group_code', 'a.reason_code', 'a.amount_cents'])
          .whereRef('a.agency_id', '=', 'r.agency_id')
          .whereRef('a.era_claim_id', '=', 'r.id')
          .orderBy('a.id'),
      ).as('adjustments'),
    ])
    .where('r.claim_id', '=', claimId)
    .where('e.status', '=', 'posted')
    .where('r.state', '=', 'applied')
    .where('r.status_code', '<>', '22')
    .where('r.reversed_by', 'is', null)
    .orderBy('e.posted_at', 'desc')
    .orderBy('r.position', 'desc')
    .limit(1)
    .executeTakeFirst()

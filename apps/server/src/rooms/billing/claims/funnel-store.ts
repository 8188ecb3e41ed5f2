import type { ClaimStatus } from '@homeward/domain/billing/vocabulary'
import { type SqlBool, sql } from 'kysely'
import { anyOf, prepared } from '../../../plumbing/db/prepared.ts'

type Office = { officeId: string | null }

const isOfOffice = (officeId: string | null) => sql<SqlBool>`(${officeId}::uuid is null
  or exists (select from clients o where o.agency_id = claims.agency_id and o.id = claims.client_id
    and o.office_id = ${officeId}::uuid))`

/** Claims of some days by their status, with their charges. */
export const sumClaimsOf = prepared(
  (tx, { officeId, from, through }: Office & { from: string; through: string }) =>
    tx
      .selectFrom('claims')
      .select(({ fn }) => [
        'status',
        fn.countAll<number>().as('claims'),
        sql<number>`sum(charge_cents)`.as('cents'),
      ])
      .where('start_date', '>=', from)
      .where('start_date', '<=', through)
      .where(isOfOffice(officeId))
      .groupBy('status'),
)

/** Claims in some statuses, of whatever day, with their charges. */
export const sumClaimsIn = prepared(
  (tx, { officeId, statuses }: Office & { statuses: readonly ClaimStatus[] }) =>
    tx
      .selectFrom('claims')
      .select(({ fn }) => [
        'status',
        fn.countAll<number>().as('claims'),
        sql<number>`sum(charge_cents)`.as('cents'),
      ])
      .where('status', '=', sql<ClaimStatus>`${anyOf(statuses)}`)
      .where(isOfOffice(officeId))
      .groupBy('status'),
)

/** Claims of some days by day and status, with their charges. */
export const sumClaimsByDay = prepared(
  (tx, { officeId, from, through }: Office & { from: string; through: string }) =>
    tx
      .selectFrom('claims')
      .select(({ fn }) => [
        'start_date',
        'status',
        fn.countAll<number>().as('claims'),
        sql<number>`sum(charge_cents)`.as('cents'),
      ])
      .where('start_date', '>=', from)
      .where('start_date', '<=', through)
      .where(isOfOffice(officeId))
      .groupBy(['start_date', 'status'])
      .orderBy('start_date'),
)

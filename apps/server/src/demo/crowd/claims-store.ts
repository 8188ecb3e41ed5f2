import { claimKey } from '@homeward/domain/billing/claim-grouping'
import { sql } from 'kysely'
import { asJson, insertRows } from '../../plumbing/db/insert-rows.ts'
import type { Tx } from '../../plumbing/db/pool.ts'

/** Approved visits that no claim bills yet, in the order in which they were approved. */
export const findUnclaimed = (tx: Tx) =>
  tx
    .selectFrom('visits as v')
    .innerJoin('visit_services as l', (join) =>
      join.onRef('l.agency_id', '=', 'v.agency_id').onRef('l.visit_id', '=', 'v.id'),
    )
    .innerJoin('services as s', (join) =>
      join.onRef('s.agency_id', '=', 'l.agency_id').onRef('s.id', '=', 'l.service_id'),
    )
    .innerJoin('clients as c', (join) =>
      join.onRef('c.agency_id', '=', 'v.agency_id').onRef('c.id', '=', 'v.client_id'),
    )
    .select(['v.id', 'v.client_id', 'v.payor_id', 'v.authorization_id', 'v.scheduled_date'])
    .select(['v.reviewed_at', 'c.last_name', 's.id as service_id', 's.procedure_code'])
    .select('s.minutes_per_unit')
    .where('v.status', '=', 'approved')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('claim_visits as b')
            .select('b.claim_id')
            .whereRef('b.agency_id', '=', 'v.agency_id')
            .whereRef('b.visit_id', '=', 'v.id'),
        ),
      ),
    )
    .orderBy('v.reviewed_at')
    .orderBy('v.id')
    .execute()

type Unclaimed = Awaited<ReturnType<typeof findUnclaimed>>[number]

/** Hands out so many numbers of claims at once; answers the one before the first. */
export async function takeNumbers(tx: Tx, agencyId: string, count: number): Promise<number> {
  const { last } = await tx
    .insertInto('counters')
    .values({ agency_id: agencyId, name: 'claims', last: count })
    .onConflict((conflict) =>
      conflict
        .columns(['agency_id', 'name'])
        .doUpdateSet((eb) => ({ last: eb('counters.last', '+', count) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last - count
}

export type NewClaim = {
  id: string
  number: string
  visit: Unclaimed & { payor_id: string }
}

/** Writes claims that say nothing of money yet. */
export async function insertClaims(
  tx: Tx,
  agencyId: string,
  claims: readonly NewClaim[],
): Promise<void> {
  await insertRows(
    tx.insertInto('claims'),
    claims.map(({ id, number, visit }) => ({
      agency_id: agencyId,
      id,
      number,
      client_id: visit.client_id,
      payor_id: visit.payor_id,
      service_id: visit.service_id,
      authorization_id: visit.authorization_id,
      start_date: visit.scheduled_date,
      status: 'for_review' as const,
      billing_units: 0,
      minutes_per_unit: visit.minutes_per_unit,
      charge_cents: 0,
      procedure_code: visit.procedure_code,
      modifiers: [],
      diagnosis_codes: [],
      group_key: claimKey('visit', {
        visitId: visit.id,
        serviceId: visit.service_id,
        date: visit.scheduled_date,
      }),
      lock_version: 0,
      created_at: visit.reviewed_at ?? undefined,
      updated_at: visit.reviewed_at ?? undefined,
    })),
  )
  await insertRows(
    tx.insertInto('claim_lines'),
    claims.map(({ id, visit }) => ({
      agency_id: agencyId,
      claim_id: id,
      line_number: 1,
      service_id: visit.service_id,
      service_date: visit.scheduled_date,
      authorization_id: visit.authorization_id,
      minutes: 0,
      minutes_per_unit: visit.minutes_per_unit,
      units: 0,
      charge_cents: 0,
    })),
  )
  await insertRows(
    tx.insertInto('claim_visits'),
    claims.map(({ id, visit }) => ({
      agency_id: agencyId,
      claim_id: id,
      visit_id: visit.id,
      service_id: visit.service_id,
      line_number: 1,
      service_date: visit.scheduled_date,
      minutes: 0,
    })),
  )
}

/** Claims of which nothing is charged yet, in the order of their numbers. */
export const findUncharged = (tx: Tx) =>
  tx
    .selectFrom('claims as c')
    .innerJoin('claim_visits as b', (join) =>
      join.onRef('b.agency_id', '=', 'c.agency_id').onRef('b.claim_id', '=', 'c.id'),
    )
    .select(['c.id', 'b.visit_id'])
    .where('c.billing_units', '=', 0)
    .where('c.charge_cents', '=', 0)
    .where('c.status', '=', 'for_review')
    .orderBy('c.number')
    .execute()

export type ClaimMoney = {
  id: string
  agency_id: string
  authorization_id: string | null
  billing_units: number
  minutes_per_unit: number
  cents_per_unit: number | null
  charge_cents: number
  procedure_code: string | null
  modifiers: string[]
  diagnosis_codes: string[]
}

/** Writes what claims bill. */
export async function writeMoney(tx: Tx, claims: readonly ClaimMoney[]): Promise<void> {
  const rows = asJson(claims)
  await sql`
    update claims c set authorization_id = p.authorization_id, billing_units = p.billing_units,
      minutes_per_unit = p.minutes_per_unit, cents_per_unit = p.cents_per_unit,
      charge_cents = p.charge_cents, procedure_code = p.procedure_code, modifiers = p.modifiers,
      diagnosis_codes = p.diagnosis_codes, lock_version = c.lock_version + 1
    from json_populate_recordset(null::claims, ${rows}::json) p
    where c.agency_id = p.agency_id and c.id = p.id`.execute(tx)
}

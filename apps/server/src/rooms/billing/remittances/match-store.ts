import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** The values that payors may identify claims by. */
type WantedClaims = {
  ids: readonly string[]
  numbers: readonly string[]
  payerControlNumbers: readonly string[]
  memberIndexes: readonly Buffer[]
  days: readonly string[]
}

/**
 * Claims of ours that were sent and that a remittance may speak of, locked in the order that everybody
 * keeps. The search is wide; the rule then decides.
 */
export const lockCandidates = (tx: Tx, wanted: WantedClaims) =>
  tx
    .selectFrom('claims as c')
    .select([
      'c.id',
      'c.client_id',
      'c.number',
      'c.status',
      'c.start_date',
      'c.charge_cents',
      'c.payer_control_number',
      'c.frequency_code',
      sql<number[]>`(select coalesce(json_agg(distinct f.charge_cents), '[]') from claim_filings f
        where f.agency_id = c.agency_id and f.claim_id = c.id and f.state <> 'withdrawn')`.as(
        'charges',
      ),
    ])
    .where('c.transmitted_at', 'is not', null)
    .where(
      sql<boolean>`c.id in (
        select id from claims where id = any (${sql.val(wanted.ids)}::uuid[])
        union select id from claims where number = any (${sql.val(wanted.numbers)}::text[])
        union select id from claims
          where payer_control_number = any (${sql.val(wanted.payerControlNumbers)}::text[])
        union select o.id from clients m
          join claims o on o.agency_id = m.agency_id and o.client_id = m.id
          where m.medicaid_number_index = any (${sql.val(wanted.memberIndexes)}::bytea[])
            and o.start_date = any (${sql.val(wanted.days)}::date[]))`,
    )
    .orderBy('c.id')
    .forUpdate('c')
    .execute()

/**
 * Files that nobody marked as sent, with a first filing of a claim of this number and charge, locked. A later
 * filing has the number of the one before, so its number says nothing.
 */
export const lockFilesInQuestion = (
  tx: Tx,
  claims: readonly { number: string; charge_cents: number }[],
) =>
  tx
    .selectFrom('transmissions as t')
    .select(['t.id', 't.interchange_control'])
    .where('t.status', 'not in', ['sent', 'withdrawn'])
    .where(
      // Claim by claim: joined, the database may pair every answer with every waiting filing of the same charge.
      sql<boolean>`t.id = any (array(
        with asked as materialized (
          select c.agency_id, c.id, r.charge_cents
          from json_to_recordset(${JSON.stringify(claims)}::json) as r (number text, charge_cents bigint)
          join claims c on c.number = r.number and c.transmitted_at is null)
        select w.transmission_id from asked, lateral (
          select f.transmission_id from claim_filings f
          where f.agency_id = asked.agency_id and f.claim_id = asked.id and f.state = 'written'
            and f.charge_cents = asked.charge_cents limit 1) w))`,
    )
    .orderBy('t.id')
    .forUpdate()
    .execute()

/** The claim that a person chose, locked. */
export const lockSentClaim = async (tx: Tx, id: string) => (await lockSentClaims(tx, [id]))[0]

/** Claims, locked in the order that everybody keeps. */
export const lockSentClaims = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('claims')
    .select(['id', 'number', 'status', 'frequency_code', 'transmitted_at'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()

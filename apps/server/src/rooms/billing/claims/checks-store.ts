import type { ClaimStatus } from '@homeward/domain/billing/vocabulary'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** Claims that are checked: those that are still to be sent. */
const toSend = [
  'draft',
  'pre_integration',
  'for_review',
  'ready_to_send',
  'on_hold',
  'unbilled',
] as const satisfies readonly ClaimStatus[]

const isToSend = sql<SqlBool>`claims.status = any (${sql.val([...toSend])}::text[])`

/** Rules that another visit decides. */
const overlaps = ['no_overlap', 'overlap_explained', 'one_caregiver_at_once']

/** The open claims that a change of a record may concern; a type that is not listed may concern all. */
const reached: Readonly<Record<string, (id: string) => RawBuilder<SqlBool>>> = {
  client: (id) => sql`claims.client_id = ${id}`,
  payor: (id) => sql`claims.payor_id = ${id}`,
  authorization: (id) =>
    sql`claims.client_id = (select z.client_id from authorizations z where z.id = ${id})`,
  claim: (id) => sql`claims.client_id = (select o.client_id from claims o where o.id = ${id})`,
  service: (id) => sql`exists (select from claim_lines n
    where n.agency_id = claims.agency_id and n.claim_id = claims.id and n.service_id = ${id})`,
  // Whoever gave the care, or supervises it.
  agent: (id) => sql`(exists (select from claim_visits b
      join visits v on v.agency_id = b.agency_id and v.id = b.visit_id
      where b.agency_id = claims.agency_id and b.claim_id = claims.id and v.agent_id = ${id})
    or claims.payor_id in (select p.id from payors p where p.supervising_agent_id = ${id}))`,
  office: (id) => sql`claims.client_id in (select k.id from clients k where k.office_id = ${id})`,
  visit: (id) => sql`(exists (select from claim_visits b
      join visits v on v.agency_id = b.agency_id and v.id = b.visit_id
      join visits w on w.agency_id = v.agency_id and w.id = ${id}
        and (v.id = w.id or v.agent_id = w.agent_id or v.client_id = w.client_id)
        and v.starts_at between w.starts_at - interval '2 days' and w.starts_at + interval '2 days'
      where b.agency_id = claims.agency_id and b.claim_id = claims.id)
    or exists (select from claim_checks k where k.agency_id = claims.agency_id
      and k.claim_id = claims.id and k.rule = any (${sql.val(overlaps)}::text[])))`,
}

export type About = { type: string; id: string; after?: string | undefined }

/** The next claims to check after a change, in the order of their ids. */
export const findClaimsToCheck = async (
  tx: Tx,
  { type, id, after }: About,
  most: number,
): Promise<string[]> =>
  (
    await tx
      .selectFrom('claims')
      .select('id')
      .where(isToSend)
      .where(reached[type]?.(id) ?? sql<SqlBool>`true`)
      .$if(after !== undefined, (q) => q.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(most)
      .execute()
  ).map((row) => row.id)

type Failed = { claim_id: string; rule: string; severity: 'error' | 'warning' }

/** Writes what failed at claims, in place of what failed before. True where that differs. */
export async function keepChecks(
  tx: Tx,
  claimIds: readonly string[],
  failed: readonly Failed[],
): Promise<string[]> {
  const now = JSON.stringify(failed)
  const { rows } = await sql<{ claim_id: string }>`
    with said as (select * from json_to_recordset(${now}::json)
      as s (claim_id uuid, rule text, severity text)),
    gone as (delete from claim_checks k where k.claim_id = any (${sql.val(claimIds)}::uuid[])
        and not exists (select from said s where s.claim_id = k.claim_id and s.rule = k.rule
          and s.severity = k.severity)
      returning k.claim_id)
    select claim_id from gone`.execute(tx)
  const { rows: added } = await sql<{ claim_id: string }>`
    insert into claim_checks (agency_id, claim_id, rule, severity)
    select app.agency(), s.claim_id, s.rule, s.severity
    from json_to_recordset(${now}::json) as s (claim_id uuid, rule text, severity text)
    on conflict do nothing returning claim_id`.execute(tx)
  return [...new Set([...rows, ...added].map((row) => row.claim_id))]
}

/** Claims that a rule, or any, keeps from being sent. */
export const isHeldBy = (
  rule: string,
) => sql<SqlBool>`(${isToSend} and exists (select from claim_checks k
  where k.agency_id = claims.agency_id and k.claim_id = claims.id and k.severity = 'error'
    and (${rule} = 'any' or k.rule = ${rule})))`

const isOfOffice = (officeId: string | null) => sql<SqlBool>`(${officeId}::uuid is null
  or exists (select from clients o where o.agency_id = claims.agency_id and o.id = claims.client_id
    and o.office_id = ${officeId}::uuid))`

type Sum = { rule: string | null; claims: number; cents: number }

/** The claims that each rule keeps back, and all of them once, without a rule. */
export async function sumHeldBack(tx: Tx, officeId: string | null): Promise<Sum[]> {
  const { rows } = await sql<Sum>`
    with held as materialized (select claims.agency_id, claims.id, claims.charge_cents from claims
      where ${isHeldBy('any')} and ${isOfOffice(officeId)})
    select null as rule, count(*)::int as claims, coalesce(sum(charge_cents), 0)::float8 as cents
    from held
    union all
    select k.rule, count(*)::int, sum(h.charge_cents)::float8 from held h
      join claim_checks k on k.agency_id = h.agency_id and k.claim_id = h.id and k.severity = 'error'
    group by k.rule`.execute(tx)
  return rows
}

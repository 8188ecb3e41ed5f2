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
  client_absence: (id) =>
    sql`claims.client_id = (select x.client_id from client_absences x where x.id = ${id})`,
  client_payor: (id) =>
    sql`claims.client_id = (select x.client_id from client_payors x where x.id = ${id})`,
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

/**
 * The next claims to check after a change: all that are open of each client with one that it concerns, as they share
 * authorizations. `after` is the last client before them.
 */
export async function findClaimsToCheck(
  tx: Tx,
  { type, id, after }: About,
  most: number,
): Promise<{ ids: string[]; clients: string[] }> {
  const next = await tx
    .selectFrom('claims')
    .select('client_id as id')
    .distinct()
    .where(isToSend)
    .where(reached[type]?.(id) ?? sql<SqlBool>`true`)
    .$if(after !== undefined, (q) => q.where('client_id', '>', after ?? ''))
    .orderBy('client_id')
    .limit(most)
    .execute()
  const clients = next.map((client) => client.id)
  if (clients.length === 0) return { ids: [], clients }
  const rows = await tx
    .selectFrom('claims')
    .select('id')
    .where(isToSend)
    .where('client_id', 'in', clients)
    .orderBy('id')
    .execute()
  return { ids: rows.map((row) => row.id), clients }
}

/** One claim to check for each client who has visits on claims that are checked. */
export const findClaimsWith = async (tx: Tx, visitIds: readonly string[]): Promise<string[]> =>
  (
    await tx
      .selectFrom('claims')
      .select('claims.id')
      .distinctOn('claims.client_id')
      .where(isToSend)
      .where(
        sql<SqlBool>`claims.id in (select b.claim_id from claim_visits b
          where b.agency_id = (select app.agency()) and b.visit_id = any (${sql.val(visitIds)}::uuid[]))`,
      )
      .orderBy('claims.client_id')
      .orderBy('claims.id')
      .execute()
  ).map(({ id }) => id)

type Failed = {
  claim_id: string
  rule: string
  severity: 'error' | 'warning'
  sentence: string
  /** Among those that failed, as they are shown. */
  place: number
}

/** Writes what failed at claims, in place of what failed before. True where that differs. */
export async function keepChecks(
  tx: Tx,
  claimIds: readonly string[],
  failed: readonly Failed[],
): Promise<string[]> {
  const now = JSON.stringify(failed)
  const { rows } = await sql<{ claim_id: string }>`
    with said as (select * from json_to_recordset(${now}::json)
      as s (claim_id uuid, rule text, severity text, sentence text, place integer)),
    gone as (delete from claim_checks k where k.claim_id = any (${sql.val(claimIds)}::uuid[])
        and not exists (select from said s where s.claim_id = k.claim_id and s.rule = k.rule
          and s.severity = k.severity and s.sentence = k.sentence and s.place = k.place)
      returning k.claim_id)
    select claim_id from gone`.execute(tx)
  const { rows: added } = await sql<{ claim_id: string }>`
    insert into claim_checks (agency_id, claim_id, rule, severity, sentence, place)
    select app.agency(), s.claim_id, s.rule, s.severity, s.sentence, s.place
    from json_to_recordset(${now}::json)
      as s (claim_id uuid, rule text, severity text, sentence text, place integer)
    on conflict do nothing returning claim_id`.execute(tx)
  return [...new Set([...rows, ...added].map((row) => row.claim_id))]
}

/** Notes which version of claims was checked on a day. */
export const keepChecked = (
  tx: Tx,
  day: string,
  claims: readonly { id: string; lock_version: number }[],
) =>
  sql`insert into checked_claims as k (agency_id, claim_id, lock_version, day)
    select app.agency(), s.id, s.lock_version, ${day}::date
    from json_to_recordset(${JSON.stringify(claims)}::json) as s (id uuid, lock_version integer)
    on conflict (agency_id, claim_id) do update set lock_version = excluded.lock_version, day = excluded.day
      where (k.lock_version, k.day) is distinct from (excluded.lock_version, excluded.day)`.execute(
    tx,
  )

/** After all that is open was checked on a day, the rest of the notes is of claims that were sent. */
export const forgetChecked = (tx: Tx, day: string) =>
  sql`delete from checked_claims where day < ${day}::date`.execute(tx)

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

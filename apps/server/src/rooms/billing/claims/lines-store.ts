import type { ClaimLine } from '@homeward/domain/billing/claim-lines'
import { sql } from 'kysely'
import { asJson } from '../../../plumbing/db/insert-rows.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'

/** The claim that care of this name belongs to, locked; one that bills nothing takes no more care. */
export const lockClaimOfGroup = (
  tx: Tx,
  group: { clientId: string; payorId: string; key: string },
) =>
  tx
    .selectFrom('claims')
    .select(['id', 'number'])
    .where('client_id', '=', group.clientId)
    .where(sql<boolean>`coalesce(first_payor_id, payor_id) = ${group.payorId}`)
    .where('group_key', '=', group.key)
    .where('status', 'not in', ['voided', 'unbillable'])
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()

/** Claims of a client to a payor are made one after the other, so that two visits find the same claim. */
export const takeTurnFor = (tx: Tx, clientId: string, payorId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`claims ${clientId} ${payorId}`}, 0))`.execute(
    tx,
  )

type NewLine = {
  agency_id: string
  claim_id: string
  service_id: string
  service_date: string
  authorization_id: string | null
  minutes_per_unit: number
}

/** The number of a claim's line for a service on a day; a line that is missing is made. */
export async function takeLine(tx: Tx, line: NewLine): Promise<number> {
  const there = await tx
    .selectFrom('claim_lines')
    .select('line_number')
    .where('claim_id', '=', line.claim_id)
    .where('service_id', '=', line.service_id)
    .where('service_date', '=', line.service_date)
    .executeTakeFirst()
  if (there) return there.line_number
  const { last } = await tx
    .selectFrom('claim_lines')
    .select(({ fn }) => fn.coalesce(fn.max('line_number'), sql<number>`0`).as('last'))
    .where('claim_id', '=', line.claim_id)
    .executeTakeFirstOrThrow()
  const line_number = last + 1
  await tx
    .insertInto('claim_lines')
    .values({ ...line, line_number, minutes: 0, units: 0, charge_cents: 0 })
    .execute()
  return line_number
}

export const insertClaimVisit = (
  tx: Tx,
  visit: {
    agency_id: string
    claim_id: string
    visit_id: string
    service_id: string
    service_date: string
    line_number: number
  },
) =>
  tx
    .insertInto('claim_visits')
    .values({ ...visit, minutes: 0 })
    .execute()

type OwedLine = ClaimLine & { claimId: string }

/** Writes what lines bill by today's records. */
export async function updateLines(tx: Tx, lines: readonly OwedLine[]): Promise<void> {
  if (lines.length === 0) return
  await sql`
    update claim_lines n set authorization_id = p."authorizationId", procedure_code = p."procedureCode",
      modifiers = p.modifiers, minutes = p.minutes, minutes_per_unit = p."minutesPerUnit", units = p.units,
      cents_per_unit = p."centsPerUnit", charge_cents = p."chargeCents"
    from json_to_recordset(${asJson(lines)}::json) as p ("claimId" uuid, "lineNumber" integer,
      "authorizationId" uuid, "procedureCode" text, modifiers text[], minutes integer,
      "minutesPerUnit" integer, units integer, "centsPerUnit" integer, "chargeCents" bigint)
    where n.claim_id = p."claimId" and n.line_number = p."lineNumber"`.execute(tx)
}

/** Writes the minutes that each visit gives to its line. */
export async function updateVisitMinutes(
  tx: Tx,
  visits: readonly { claim_id: string; visit_id: string; service_id: string; minutes: number }[],
): Promise<void> {
  if (visits.length === 0) return
  await sql`
    update claim_visits b set minutes = p.minutes
    from json_to_recordset(${asJson(visits)}::json)
      as p (claim_id uuid, visit_id uuid, service_id uuid, minutes integer)
    where b.claim_id = p.claim_id and b.visit_id = p.visit_id and b.service_id = p.service_id
      and b.minutes <> p.minutes`.execute(tx)
}

/** The care of a void claim may go on another one. */
export const releaseVisits = (tx: Tx, claimIds: readonly string[]) =>
  tx.updateTable('claim_visits').set({ live: false }).where('claim_id', 'in', claimIds).execute()

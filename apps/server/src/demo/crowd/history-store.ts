import { sql } from 'kysely'
import { asJson, insertRows } from '../../plumbing/db/insert-rows.ts'
import type { Tx } from '../../plumbing/db/pool.ts'
import type { PlayedVisit } from './visit-rows.ts'

type Reviewer = { userId: string; name: string }

/** Visits of one statement. */
const atOnce = 2000

const kept = ['id', 'agent_id', 'starts_at', 'ends_at', 'scheduled_date', 'scheduled_duration']
const given = new Set([...kept, 'created_at', 'home'])

/** Writes what happened to visits, by a few statements. */
export async function writeVisits(
  tx: Tx,
  agencyId: string,
  visits: readonly PlayedVisit[],
  by: Reviewer,
): Promise<void> {
  const rows = visits.map((visit) => ({
    ...visit,
    agency_id: agencyId,
    reviewed_by: visit.reviewed_at && by.userId,
    reviewed_by_name: visit.reviewed_at && by.name,
  }))
  const names = Object.keys(rows[0] ?? {}).filter(
    (name) => !given.has(name) && name !== 'agency_id',
  )
  const set = sql.join(names.map((name) => sql`${sql.ref(name)} = p.${sql.ref(name)}`))
  for (let at = 0; at < rows.length; at += atOnce) {
    await sql`
      update visits v set ${set}
      from json_populate_recordset(null::visits, ${asJson(rows.slice(at, at + atOnce))}::json) p
      where v.agency_id = p.agency_id and v.id = p.id`.execute(tx)
  }
}

type Answer = {
  agency_id: string
  visit_id: string
  activity_id: string
  status: 'completed' | 'rejected'
  note: string | null
  answered_at: string
}

export const writeAnswers = (tx: Tx, answers: readonly Answer[]): Promise<void> =>
  insertRows(tx.insertInto('visit_activities'), answers)

type Signature = {
  agency_id: string
  id: string
  visit_id: string
  signer_role: 'client'
  file_id: string
  signed_by: string
  signed_at: string
  document_hash: string
  created_at: string
}

export const writeSignatures = (tx: Tx, signatures: readonly Signature[]): Promise<void> =>
  insertRows(tx.insertInto('signatures'), signatures)

import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Stage } from '../stage.ts'

const grown = {
  care: 'clients, agents, authorizations, authorization_services, careplans, shifts, shift_services',
  visits: 'visits, visit_services, visit_activities, signatures, audit_events, audit_waiting',
  verifications: 'vendor_verifications, verification_attempts, verification_sendings',
  claims: 'claims, claim_lines, claim_visits, journal_entries, journal_lines',
  remittances: 'eras, era_claims, era_charges, era_adjustments',
}

/**
 * Counts the tables anew, as the database does by itself minutes later: what was empty a moment ago is
 * otherwise still read through.
 */
export async function countTables({ db, scale }: Stage, of: keyof typeof grown): Promise<void> {
  if (scale.clients === 0) return
  const client = new pg.Client({ connectionString: db.directUrl })
  await client.connect()
  try {
    await client.query(`analyze ${grown[of]}`)
  } finally {
    await client.end()
  }
}

/** Milliseconds between two counts. */
const betweenCounts = 500

/** Counts the tables anew again and again while work fills them. */
export async function countDuring(
  stage: Stage,
  of: keyof typeof grown,
  work: Promise<unknown>,
): Promise<void> {
  const ended = work.then(() => true)
  while (!(await Promise.race([ended, pause(betweenCounts, false)]))) await countTables(stage, of)
  await countTables(stage, of)
}

import { sql, type Updateable } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { Agencies } from '../../../plumbing/db/schema.generated.ts'

const columns = [
  'id',
  'name',
  'sign_in_name',
  'time_zone',
  'npi',
  'tax_id',
  'taxonomy_code',
  'phone',
  'email',
  'street',
  'unit',
  'city',
  'state',
  'zip',
  'latitude',
  'longitude',
  'logo_file_id',
  'location_tolerance',
  'late_tolerance',
  'late_escalation',
  'overtime_threshold_hours',
  'overtime_rate_percent',
  'schedule_drafts',
  'write_off_limit_cents',
  'second_factor_required',
  'idle_timeout',
  'demo',
  'created_at',
  'lock_version',
] as const

export type AgencyRow = NonNullable<Awaited<ReturnType<typeof findAgency>>>

export const findAgency = (tx: Tx, id: string) =>
  tx.selectFrom('agencies').select(columns).where('id', '=', id).executeTakeFirst()

export const lockAgency = (tx: Tx, id: string) =>
  tx.selectFrom('agencies').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

/** Writes a change of the agency that was locked before. */
export const updateAgencyRow = (tx: Tx, id: string, change: Updateable<Agencies>) =>
  tx
    .updateTable('agencies')
    .set(change)
    .set((eb) => ({ lock_version: eb('lock_version', '+', 1) }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Upcoming visits in the schedule. */
export async function countPlannedVisits(tx: Tx, now: Date): Promise<number> {
  const { planned } = await tx
    .selectFrom('visit_times')
    .select(sql<number>`count(*)`.as('planned'))
    .where('starts_at', '>', now.toISOString())
    .where('status', 'in', ['available', 'scheduled', 'in_progress'])
    .executeTakeFirstOrThrow()
  return planned
}

/** As homeward_identity, because no one can be inside an agency that does not exist yet. */
export const insertAgency = (tx: Tx, agency: { id: string; name: string; time_zone: string }) =>
  tx.insertInto('agencies').values(agency).execute()

import type { Role } from '@homeward/domain/identity/roles'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.generated.ts'
import { notIdle } from './idle.ts'
import { asksSecondFactor } from './session.ts'

type OpenSession = { readonly id: string; readonly agencyId: string; readonly role: Role }

/**
 * Those of the sessions that are still open in an agency, with the role that they have there now:
 * neither ended nor too old nor idle too
 * long, their agent is active, and a second factor is set up where the agency asks for one. One query for all.
 */
export async function findOpenSessions(
  db: Kysely<DB>,
  ids: readonly string[],
  now: Date,
): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('session_accounts as s')
    .innerJoin('agencies as y', 'y.id', 's.entered_agency_id')
    .leftJoin('staff as a', (join) =>
      join
        .onRef('a.agency_id', '=', 's.entered_agency_id')
        .onRef('a.id', '=', 's.agent_id')
        .on('a.status', '=', 'active'),
    )
    .select([
      's.id',
      'y.id as agency_id',
      'a.role',
      's.super_admin',
      's.totp_enabled_at',
      'y.second_factor_required',
    ])
    .where('s.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now.toISOString())
    .where(notIdle(now, { seen: 's.last_seen_at', role: 'a.role', setting: 'y.idle_timeout' }))
    .execute()
  return rows.flatMap((row) => {
    const role = row.role ?? (row.super_admin ? 'owner' : null)
    const mustEnroll =
      asksSecondFactor(row.second_factor_required, role) && row.totp_enabled_at === null
    return role && !mustEnroll ? [{ id: row.id, agencyId: row.agency_id, role }] : []
  })
}

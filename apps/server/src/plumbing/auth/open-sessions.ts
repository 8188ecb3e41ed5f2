import type { Role } from '@homeward/domain/identity/roles'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.generated.ts'
import { notIdle } from './idle.ts'
import { asksSecondFactor } from './session.ts'

type OpenSession = {
  readonly id: string
  readonly agencyId: string
  readonly role: Role
  readonly superAdmin: boolean
}

/** The sessions that are still open in an agency, with their present role. One query for all. */
export const findOpenSessions = async (
  db: Kysely<DB>,
  ids: readonly string[],
  now: Date,
): Promise<OpenSession[]> =>
  opened(
    await inUse(db, now)
      .where('s.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
      .execute(),
  )

/** Whether a person works in the agency at this moment. */
export const hasOpenSession = async (
  db: Kysely<DB>,
  { agencyId, userId }: { agencyId: string; userId: string },
  now: Date,
): Promise<boolean> => {
  const own = inUse(db, now).where('s.user_id', '=', userId)
  return opened(await own.where('s.entered_agency_id', '=', agencyId).execute()).length > 0
}

/** Sessions in an agency that have not ended, expired or been idle too long. */
const inUse = (db: Kysely<DB>, now: Date) =>
  db
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
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now.toISOString())
    .where(notIdle(now, { seen: 's.last_seen_at', role: 'a.role', setting: 'y.idle_timeout' }))

type Row = Awaited<ReturnType<ReturnType<typeof inUse>['execute']>>[number]

/** Sessions whose agent is active and who set up two-step verification if the agency requires it. */
const opened = (rows: readonly Row[]): OpenSession[] =>
  rows.flatMap((row) => {
    const role = row.role ?? (row.super_admin ? 'owner' : null)
    const mustEnroll =
      asksSecondFactor(row.second_factor_required, role) && row.totp_enabled_at === null
    return role && !mustEnroll
      ? [{ id: row.id, agencyId: row.agency_id, role, superAdmin: row.super_admin }]
      : []
  })

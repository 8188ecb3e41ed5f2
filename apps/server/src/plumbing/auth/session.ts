import { idleMinutes } from '@homeward/domain/identity/idle'
import { isLimitable } from '@homeward/domain/identity/office-limit'
import { isCaregiverRole, type Role } from '@homeward/domain/identity/roles'
import { type Kysely, sql } from 'kysely'
import type { Actor } from '../actor.ts'
import type { AgencyContext } from '../context.ts'
import type { DB } from '../db/schema.generated.ts'
import { notIdle } from './idle.ts'
import { hashToken } from './token.ts'

/** The person of a token, and the agency that they entered. */
export type Session = {
  readonly id: string
  readonly userId: string
  readonly token: string
  readonly name: string
  readonly superAdmin: boolean
  readonly agentId: string | null
  readonly assignmentId: string | null
  readonly expiresAt: string
  /** When it was last in use, to the minute. */
  readonly lastSeenAt: string
  /** Minutes without a request after which it ends. */
  readonly idleTimeout: number
  readonly secondFactor: { readonly enabled: boolean; readonly required: boolean }
  /** The agency requires two-step verification and it is not set up: nothing of the agency is open. */
  readonly mustEnroll: boolean
  /** Null if the user has no active agent in an agency. */
  readonly entered: {
    readonly agency: AgencyContext
    readonly role: Role
    /** The offices that the person's work is limited to; null without a limit. */
    readonly offices: readonly string[] | null
  } | null
}

/** Whether required two-step verification applies to this role: field staff sign in without it. */
export const asksSecondFactor = (agencyAsks: boolean | null, role: Role | null): boolean =>
  agencyAsks === true && role !== null && !isCaregiverRole(role)

/**
 * Looks a token up: one indexed query. Null if it is unknown, ended, idle too long or expired. A look-up is
 * not a use of the session: see `touchSession`.
 */
export async function findSession(
  db: Kysely<DB>,
  token: string,
  now: Date,
): Promise<Session | null> {
  const row = await db
    .selectFrom('session_accounts as s')
    .leftJoin('agencies as y', 'y.id', 's.entered_agency_id')
    .leftJoin('staff as a', (join) =>
      join
        .onRef('a.agency_id', '=', 's.entered_agency_id')
        .onRef('a.id', '=', 's.agent_id')
        .on('a.status', '=', 'active'),
    )
    .select((eb) => [
      's.id',
      's.user_id',
      's.assignment_id',
      's.expires_at',
      's.last_seen_at',
      's.name',
      's.super_admin',
      'a.id as agent_id',
      'a.role',
      // For this person alone: joined, the database would sum up the offices of everyone first.
      eb
        .selectFrom('staff_limits as l')
        .select('l.office_ids')
        .whereRef('l.agency_id', '=', 'a.agency_id')
        .whereRef('l.agent_id', '=', 'a.id')
        .as('office_ids'),
      'y.id as agency_id',
      'y.name as agency_name',
      'y.time_zone',
      'y.location_tolerance',
      'y.late_tolerance',
      'y.idle_timeout',
      'y.second_factor_required',
      's.totp_enabled_at',
    ])
    .where('s.token_hash', '=', hashToken(token))
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now.toISOString())
    .where(notIdle(now, { seen: 's.last_seen_at', role: 'a.role', setting: 'y.idle_timeout' }))
    .executeTakeFirst()
  if (!row) return null
  // A super admin who entered an agency without an agent of its own acts as its owner would.
  const role = row.role ?? (row.super_admin && row.agency_id ? 'owner' : null)
  const required = asksSecondFactor(row.second_factor_required, role)
  return {
    id: row.id,
    userId: row.user_id,
    token,
    name: row.name,
    superAdmin: row.super_admin,
    agentId: row.agent_id,
    assignmentId: row.assignment_id,
    expiresAt: row.expires_at,
    lastSeenAt: row.last_seen_at,
    idleTimeout: idleMinutes(role, row.idle_timeout),
    secondFactor: { enabled: row.totp_enabled_at !== null, required },
    mustEnroll: required && row.totp_enabled_at === null,
    entered:
      row.agency_id && role
        ? {
            role,
            offices: isLimitable(role) ? row.office_ids : null,
            agency: {
              id: row.agency_id,
              name: row.agency_name ?? '',
              timeZone: row.time_zone ?? 'America/New_York',
              locationTolerance: row.location_tolerance ?? 150,
              lateAfter: row.late_tolerance ?? 10,
            },
          }
        : null,
  }
}

/** Notes that a person uses the session, at most once a minute, so reads rarely write. */
export async function touchSession(
  db: Kysely<DB>,
  { id, lastSeenAt }: Session,
  now: Date,
): Promise<void> {
  if (now.getTime() - Date.parse(lastSeenAt) < 60_000) return
  await sql`select app.touch_session(${id}, ${now.toISOString()}::timestamptz)`.execute(db)
}

/** The actor of a session; null if no agency was entered. */
export const actorOf = (session: Session): Extract<Actor, { kind: 'person' }> | null =>
  session.entered && {
    kind: 'person',
    userId: session.userId,
    agentId: session.agentId,
    role: session.entered.role,
    name: session.name,
    superAdmin: session.superAdmin,
    offices: session.entered.offices,
  }

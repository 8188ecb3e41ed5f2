import { sql } from 'kysely'
import type { Tx } from '../../../plumbing/db/pool.ts'
import { servicesOfVisit } from '../service-store.ts'

/** Visits as a change needs to know them, held against other changes until the transaction ends. */
export const lockFollowing = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('visits')
    .select([
      'id',
      'client_id',
      'payor_id',
      'authorization_id',
      'agent_id',
      'status',
      'draft',
      'held_for',
      'check_in_at',
      'check_out_at',
      'scheduled_date',
      'scheduled_time',
      'scheduled_duration',
      'starts_at',
      'ends_at',
      'hand_edited',
      'lock_version',
      'assignment_reason',
      'assignment_exceptions',
      'overlap_reason',
      servicesOfVisit('visits').as('services'),
    ])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate('visits')
    .execute()

export type Following = Awaited<ReturnType<typeof lockFollowing>>[number]

type Placed = Pick<
  Following,
  | 'id'
  | 'agent_id'
  | 'status'
  | 'scheduled_date'
  | 'scheduled_time'
  | 'scheduled_duration'
  | 'starts_at'
  | 'ends_at'
>

/**
 * Puts visits where they go, all at once: one may take the place that another of them leaves. Until they are
 * settled none of them counts as a double booking.
 */
export const placeVisits = (tx: Tx, placed: readonly Placed[]) =>
  sql`
    update visits v set agent_id = p.agent_id, status = p.status, scheduled_date = p.day,
      scheduled_time = p.time, scheduled_duration = p.minutes, starts_at = p.starts_at,
      ends_at = p.ends_at, overlap_reason = ''
    from unnest(${placed.map(({ id }) => id)}::uuid[],
        ${placed.map(({ agent_id }) => agent_id)}::uuid[],
        ${placed.map(({ status }) => status)}::text[],
        ${placed.map(({ scheduled_date }) => scheduled_date)}::date[],
        ${placed.map(({ scheduled_time }) => scheduled_time)}::time[],
        ${placed.map(({ scheduled_duration }) => scheduled_duration)}::integer[],
        ${placed.map(({ starts_at }) => starts_at)}::timestamptz[],
        ${placed.map(({ ends_at }) => ends_at)}::timestamptz[])
      as p (id, agent_id, status, day, time, minutes, starts_at, ends_at)
    where v.agency_id = (select app.agency()) and v.id = p.id`.execute(tx)

type Settled = Pick<
  Following,
  'id' | 'assignment_reason' | 'assignment_exceptions' | 'overlap_reason' | 'hand_edited'
>

/** Keeps what was found to speak against visits, and whether they are still in the hands of their care plan. */
export const settleVisits = (tx: Tx, settled: readonly Settled[]) =>
  sql`
    update visits v set assignment_reason = p.reason, overlap_reason = p.overlap_reason,
      assignment_exceptions = array(select jsonb_array_elements_text(p.exceptions)),
      hand_edited = p.edited, lock_version = v.lock_version + 1
    from unnest(${settled.map(({ id }) => id)}::uuid[],
        ${settled.map(({ assignment_reason }) => assignment_reason)}::text[],
        ${settled.map(({ overlap_reason }) => overlap_reason)}::text[],
        ${settled.map((one) => JSON.stringify(one.assignment_exceptions))}::jsonb[],
        ${settled.map(({ hand_edited: edited }) => edited)}::boolean[])
      as p (id, reason, overlap_reason, exceptions, edited)
    where v.agency_id = (select app.agency()) and v.id = p.id`.execute(tx)

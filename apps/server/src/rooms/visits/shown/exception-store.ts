import {
  type VisitException,
  type WorkedException,
  workedExceptions,
} from '@homeward/domain/visits/exceptions'
import { checkInToleranceMinutes, durationToleranceMinutes } from '@homeward/domain/visits/quality'
import type { VisitStatus } from '@homeward/domain/visits/vocabulary'
import { type RawBuilder, sql } from 'kysely'
import { hasTaskRefused, isOverAuthorized, overlapsAnother } from './matter-store.ts'
import { type Bounds, isAt } from './moment-store.ts'

type Found = VisitException | 'none'

/** `tolerance` is in meters. */
type At = Bounds & { tolerance: number }

/** An instant rounded down to the minute; cheaper than `date_trunc`, which looks up the zone of the session. */
const minuteOf = (instant: RawBuilder<unknown>) =>
  sql`date_bin('1 minute', ${instant}, timestamptz '2000-01-01 00:00Z')`

/** Whether two instants are further apart than so many minutes, counted as `minutesBetween` does. */
const isFurtherApart = (a: RawBuilder<unknown>, b: RawBuilder<unknown>, minutes: number) => {
  const bound = sql.lit(`${minutes} minutes`)
  return sql`${minuteOf(b)} - ${minuteOf(a)} not between -interval ${bound} and interval ${bound}`
}

const duration = sql`coalesce(visits.reviewed_duration, visits.completed_duration)`

const conditions = ({ tolerance }: At) =>
  ({
    times_held: sql`visits.held_for <> '{}'`,
    overlap: overlapsAnother('visits'),
    over_authorization: isOverAuthorized('visits'),
    far: sql`greatest(visits.check_in_distance, visits.check_out_distance) > ${tolerance}::float8`,
    check_in_off: isFurtherApart(
      sql`visits.starts_at`,
      sql`coalesce(visits.reviewed_check_in_at, visits.check_in_at)`,
      checkInToleranceMinutes,
    ),
    length_off: sql`abs(${duration} - visits.scheduled_duration)
      > ${sql.lit(durationToleranceMinutes)}`,
    task_refused: hasTaskRefused('visits'),
    manual: sql`'manual' in (visits.check_in_method, visits.check_out_method)`,
    not_signed: sql`not exists (select from live_signatures g
      where g.agency_id = visits.agency_id and g.subject_type = 'visit'
        and g.subject_id = visits.id and g.signer_role = 'client')`,
  }) satisfies Record<WorkedException, unknown>

/** The same as `exceptionOf`, as an expression on a visit of the database. */
export const exceptionAt = (at: At): RawBuilder<Found | null> => {
  const applies = conditions(at)
  const whens = workedExceptions.map((name) => sql`when ${applies[name]} then ${sql.lit(name)}`)
  return sql<Found | null>`(case
    when visits.status = 'completed' then case ${sql.join(whens, sql` `)} else 'none' end
    when ${isAt('no_check_out', at)} then 'no_check_out'
    when ${isAt('missed', at)} then 'missed'
    when ${isAt('late', at)} then 'late' end)`
}

/** The statuses of visits with some exceptions. */
const statusesOf = (found: readonly Found[]): VisitStatus[] => {
  const statuses = found.flatMap((one): VisitStatus[] => {
    if (one === 'missed') return ['scheduled', 'available']
    if (one === 'late') return ['scheduled']
    return one === 'no_check_out' ? ['in_progress'] : ['completed']
  })
  return [...new Set(statuses)]
}

/** Whether a visit waits for somebody, with an exception or without. */
export const waitsForReview = (at: At) =>
  sql<boolean>`(visits.status = 'completed' or ${isAt('no_check_out', at)}
    or ${isAt('missed', at)} or ${isAt('late', at)})`

/** Whether a visit waits for somebody with one of some exceptions. */
export const hasException = (found: readonly Found[], at: At) =>
  sql<boolean>`(visits.status = any(${statusesOf(found)}::text[])
    and ${exceptionAt(at)} = any(${[...found]}::text[]))`

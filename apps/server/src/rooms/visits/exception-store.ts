import { type VisitException, type visitExceptions } from '@homeward/domain/visits/exceptions'
import { checkInToleranceMinutes, durationToleranceMinutes } from '@homeward/domain/visits/quality'
import type { VisitStatus } from '@homeward/domain/visits/vocabulary'
import { type RawBuilder, sql } from 'kysely'

type Found = VisitException | 'none'

/** `overdue`: a visit in progress that ended before it has no check-out. `tolerance` is in meters. */
type At = { overdue: string; tolerance: number }

/** Whole minutes between two instants, each rounded down, as `minutesBetween` counts them. */
const minutesApart = (a: RawBuilder<unknown>, b: RawBuilder<unknown>) =>
  sql`abs(extract(epoch from date_trunc('minute', ${b}) - date_trunc('minute', ${a})) / 60)`

const duration = sql`coalesce(visits.reviewed_duration, visits.completed_duration)`

const conditions = ({ tolerance }: At) =>
  ({
    times_held: sql`visits.held_for <> '{}'`,
    far: sql`greatest(visits.check_in_distance, visits.check_out_distance) > ${tolerance}::float8`,
    check_in_off: sql`${minutesApart(
      sql`visits.starts_at`,
      sql`coalesce(visits.reviewed_check_in_at, visits.check_in_at)`,
    )} > ${sql.lit(checkInToleranceMinutes)}`,
    length_off: sql`abs(${duration} - visits.scheduled_duration)
      > ${sql.lit(durationToleranceMinutes)}`,
    manual: sql`'manual' in (visits.check_in_method, visits.check_out_method)`,
    not_signed: sql`not exists (select from live_signatures g
      where g.agency_id = visits.agency_id and g.subject_type = 'visit'
        and g.subject_id = visits.id and g.signer_role = 'client')`,
  }) satisfies Record<Exclude<(typeof visitExceptions)[number], 'no_check_out'>, unknown>

/** The same as `exceptionOf`, as an expression on a visit of the database. */
export const exceptionAt = (at: At): RawBuilder<Found | null> => {
  const whens = Object.entries(conditions(at)).map(
    ([name, condition]) => sql`when ${condition} then ${sql.lit(name)}`,
  )
  return sql<Found | null>`(case
    when visits.status = 'in_progress' then
      case when visits.ends_at < ${at.overdue}::timestamptz then 'no_check_out' end
    when visits.status = 'completed' then case ${sql.join(whens, sql` `)} else 'none' end end)`
}

/** The statuses of visits with some exceptions: the one without a check-out is not completed. */
const statusesOf = (found: readonly Found[]): VisitStatus[] => [
  ...(found.includes('no_check_out') ? (['in_progress'] as const) : []),
  ...(found.some((one) => one !== 'no_check_out') ? (['completed'] as const) : []),
]

/** Whether a visit waits for review with one of some exceptions. */
export const hasException = (found: readonly Found[], at: At) =>
  sql<boolean>`(visits.status = any(${statusesOf(found)}::text[])
    and ${exceptionAt(at)} = any(${[...found]}::text[]))`

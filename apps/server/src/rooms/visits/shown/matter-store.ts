import { ignoredInOverlap } from '@homeward/domain/visits/overlap'
import { sql } from 'kysely'

/** The visit of the surrounding statement, as it is called there. */
type Called = 'v' | 'visits'

const cameAt = (visit: string) =>
  sql`coalesce(${sql.ref(`${visit}.reviewed_check_in_at`)}, ${sql.ref(`${visit}.check_in_at`)},
    ${sql.ref(`${visit}.starts_at`)})`
const leftAt = (visit: string) =>
  sql`coalesce(${sql.ref(`${visit}.reviewed_check_out_at`)}, ${sql.ref(`${visit}.check_out_at`)},
    ${sql.ref(`${visit}.ends_at`)})`

/** Whether its caregiver was with somebody else at the time, and nobody said why that was right. */
export const overlapsAnother = (visit: Called) => {
  const of = (column: string) => sql.ref(`${visit}.${column}`)
  return sql<boolean>`(${of('overlap_reason')} is null and exists (select from visits o
    where o.agency_id = ${of('agency_id')} and o.agent_id = ${of('agent_id')}
      and o.id <> ${of('id')} and o.status <> all(${[...ignoredInOverlap]}::text[])
      and o.check_in_at is not null
      and o.starts_at between ${of('starts_at')} - interval '1 day'
        and ${of('starts_at')} + interval '1 day'
      and ${cameAt('o')} < ${leftAt(visit)} and ${leftAt('o')} > ${cameAt(visit)}))`
}

/**
 * Whether its authorization is not in force on its day, or has no minutes left for it after the visits before
 * it in the same period.
 */
export const isOverAuthorized = (visit: Called) => {
  const of = (column: string) => sql.ref(`${visit}.${column}`)
  return sql<boolean>`exists (select from authorizations z
    where z.agency_id = ${of('agency_id')} and z.id = ${of('authorization_id')}
      and (z.status = 'archived' or ${of('scheduled_date')} not between z.start_date and z.end_date
        or z.units * z.minutes_per_unit < (
          select sum(coalesce(o.reviewed_duration, o.completed_duration, o.scheduled_duration))
          from visits o
          where o.agency_id = z.agency_id and o.authorization_id = z.id
            and o.status <> all(${[...ignoredInOverlap]}::text[])
            and o.scheduled_date between (case z.unit_period
              when 'week' then date_trunc('week', ${of('scheduled_date')}::timestamp)::date
              when 'month' then date_trunc('month', ${of('scheduled_date')}::timestamp)::date
              else z.start_date end) and ${of('scheduled_date')})))`
}

/** Whether the client refused one of its tasks. */
export const hasTaskRefused = (visit: Called) => {
  const of = (column: string) => sql.ref(`${visit}.${column}`)
  return sql<boolean>`exists (select from visit_activities t
    where t.agency_id = ${of('agency_id')} and t.visit_id = ${of('id')} and t.status = 'rejected')`
}

import { expressionBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { DB } from '../../plumbing/db/schema.generated.ts'

/** The services of the visit of the surrounding statement, there called `visit`, in their order. */
export const servicesOfVisit = (visit: 'v' | 'visits') =>
  jsonArrayFrom(
    expressionBuilder<DB>()
      .selectFrom('visit_services as l')
      .innerJoin('services as s', (join) =>
        join.onRef('s.agency_id', '=', 'l.agency_id').onRef('s.id', '=', 'l.service_id'),
      )
      .select(['s.id', 's.label', 'l.minutes'])
      .where('l.agency_id', '=', sql.ref<string>(`${visit}.agency_id`))
      .where('l.visit_id', '=', sql.ref<string>(`${visit}.id`))
      .orderBy('l.position'),
  )

/**
 * Whether the shift of visit `v` asks for activity `sa` of service `vs`: a shift that names none of a
 * service asks for all of them.
 */
export const askedFor = sql<SqlBool>`(
  not exists (select from shift_activities t
    where t.agency_id = v.agency_id and t.shift_id = v.shift_id and t.service_id = vs.service_id)
  or exists (select from shift_activities t
    where t.agency_id = v.agency_id and t.shift_id = v.shift_id and t.activity_id = sa.id))`

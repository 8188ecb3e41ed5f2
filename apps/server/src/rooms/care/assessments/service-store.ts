import type { ActivityLevel } from '@homeward/domain/catalogue/vocabulary'
import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { DB } from '../../../plumbing/db/schema.generated.ts'

type Surrounding = ExpressionBuilder<DB & { s: DB['assessments'] }, 's'>

/** The services of the assessment of the surrounding statement, each with its assessed activities. */
export const assessedServices = (eb: Surrounding) =>
  eb
    .selectFrom('assessment_services as l')
    .innerJoin('services as v', (join) =>
      join.onRef('v.agency_id', '=', 'l.agency_id').onRef('v.id', '=', 'l.service_id'),
    )
    .select((of) => [
      'v.id',
      'v.label',
      jsonArrayFrom(
        of
          .selectFrom('assessment_activities as x')
          .innerJoin('service_activities as y', (join) =>
            join.onRef('y.agency_id', '=', 'x.agency_id').onRef('y.id', '=', 'x.activity_id'),
          )
          .innerJoin('service_categories as g', (join) =>
            join.onRef('g.agency_id', '=', 'y.agency_id').onRef('g.id', '=', 'y.category_id'),
          )
          .select([
            'g.id as category_id',
            'g.name as category_name',
            'y.id',
            'y.name',
            'y.status',
            'x.level',
            'x.frequency',
            'x.description',
          ])
          .whereRef('x.agency_id', '=', 'l.agency_id')
          .whereRef('x.assessment_id', '=', 'l.assessment_id')
          .whereRef('x.service_id', '=', 'l.service_id')
          .orderBy('g.position')
          .orderBy('g.id')
          .orderBy('y.position')
          .orderBy('y.id'),
      ).as('activities'),
    ])
    .whereRef('l.agency_id', '=', 's.agency_id')
    .whereRef('l.assessment_id', '=', 's.id')
    .orderBy('l.position')

/** A service of an assessment with the activities that have a level. */
export type AssessedLine = {
  serviceId: string
  activities: readonly {
    id: string
    level: ActivityLevel
    frequency: string
    description: string
  }[]
}

/** Makes these the services of an assessment, instead of those that it had. */
export async function replaceAssessedServices(
  tx: Tx,
  own: { agency_id: string; assessment_id: string },
  lines: readonly AssessedLine[],
): Promise<void> {
  await tx
    .deleteFrom('assessment_services')
    .where('assessment_id', '=', own.assessment_id)
    .execute()
  if (lines.length === 0) return
  await tx
    .insertInto('assessment_services')
    .values(lines.map(({ serviceId }, at) => ({ ...own, service_id: serviceId, position: at + 1 })))
    .execute()
  const activities = lines.flatMap(({ serviceId, activities: of }) =>
    of.map(({ id, ...said }) => ({ ...own, service_id: serviceId, activity_id: id, ...said })),
  )
  if (activities.length > 0) {
    await tx.insertInto('assessment_activities').values(activities).execute()
  }
}

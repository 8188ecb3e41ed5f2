import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { paged } from '../../plumbing/db/page.ts'
import type { Tx } from '../../plumbing/db/pool.ts'
import { searchPatterns } from '../../plumbing/db/search.ts'

/** Service types in use with their categories and activities, in their order: one statement. */
export function findServices(
  tx: Tx,
  filter: { search?: string | undefined; page: number; items: number },
) {
  let matching = tx.selectFrom('services').where('status', '!=', 'archived')
  for (const pattern of searchPatterns(filter.search)) {
    matching = matching.where((eb) =>
      eb.or([eb('label', 'ilike', pattern), eb('procedure_code', 'ilike', pattern)]),
    )
  }
  return paged(
    matching
      .select((eb) => [
        'id',
        'name',
        'label',
        'procedure_code',
        'modifiers',
        'minutes_per_unit',
        'status',
        jsonArrayFrom(
          eb
            .selectFrom('service_categories as c')
            .select((inner) => [
              'c.id',
              'c.name',
              'c.position as order',
              jsonArrayFrom(
                inner
                  .selectFrom('service_activities as a')
                  .select(['a.id', 'a.name', 'a.position as order'])
                  .whereRef('a.agency_id', '=', 'c.agency_id')
                  .whereRef('a.category_id', '=', 'c.id')
                  .where('a.status', '=', 'active')
                  .orderBy('a.position')
                  .orderBy('a.name'),
              ).as('activities'),
            ])
            .whereRef('c.agency_id', '=', 'services.agency_id')
            .whereRef('c.service_id', '=', 'services.id')
            .orderBy('c.position')
            .orderBy('c.name'),
        ).as('categories'),
      ])
      .orderBy('label')
      .orderBy('id'),
    matching,
    filter,
  )
}

import { sql } from 'kysely'
import { prepared } from '../../../plumbing/db/prepared.ts'
import { isShown, type Shown } from '../shown/shown-store.ts'

/** How many visits a span has by day and status, with their minutes. */
export const countByDay = prepared((tx, of: Shown & { from: string; before: string }) =>
  tx
    .selectFrom('visits')
    .where('visits.starts_at', '>=', of.from)
    .where('visits.starts_at', '<', of.before)
    .where(isShown(of))
    .groupBy(['visits.scheduled_date', 'visits.status'])
    .select(({ fn }) => [
      'visits.scheduled_date as date',
      'visits.status',
      fn.countAll<number>().as('visits'),
      sql<number>`coalesce(sum(visits.scheduled_duration), 0)`.as('planned'),
      sql<number>`coalesce(sum(coalesce(visits.reviewed_duration, visits.completed_duration)), 0)`.as(
        'delivered',
      ),
    ]),
)

import { sql } from 'kysely'
import { prepared } from '../../../plumbing/db/prepared.ts'
import { isOfOfficeOrAny } from '../shown/shown-store.ts'

type Weeks = { officeId: string | null; from: readonly string[]; before: readonly string[] }

/** Approved visits and their minutes in each of some weeks: one walk through the index for each. */
export const sumApproved = prepared((tx, { officeId, from, before }: Weeks) =>
  tx
    .selectFrom(
      sql<{ from: string; before: string; at: number }>`
        unnest(${from}::timestamptz[], ${before}::timestamptz[]) with ordinality`.as<'weeks'>(
        sql`weeks ("from", before, at)`,
      ),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('visits')
          .select(({ fn }) => [
            fn.countAll<number>().as('visits'),
            sql<number>`coalesce(sum(
              coalesce(visits.reviewed_duration, visits.completed_duration)), 0)::int`.as(
              'minutes',
            ),
          ])
          .whereRef('visits.starts_at', '>=', 'weeks.from')
          .whereRef('visits.starts_at', '<', 'weeks.before')
          // Written out: a partial index is not found by a value that comes later.
          .where('visits.status', '=', sql.lit('approved'))
          .where(isOfOfficeOrAny(officeId))
          .as('approved'),
      (join) => join.onTrue(),
    )
    .select(['approved.visits', 'approved.minutes'])
    .orderBy('weeks.at'),
)

import { goneStatuses } from '@homeward/domain/visits/moment'
import { sql } from 'kysely'
import { prepared } from '../../../plumbing/db/prepared.ts'
import { visitsWithin } from './day-store.ts'
import { type Bounds, isAt } from '../shown/moment-store.ts'
import type { Shown } from '../shown/shown-store.ts'

type Asked = Shown & Bounds & { from: string; before: string }

const hour = sql<number>`extract(hour from visits.scheduled_time)::int`

/** How many visits start in each hour of each day, how many of them are open, and for how long. */
export const countHours = prepared((tx, asked: Asked) => {
  const open = isAt('open', asked)
  return visitsWithin(tx, asked)
    .select(({ fn }) => [
      'visits.scheduled_date as date',
      hour.as('hour'),
      fn.countAll<number>().as('visits'),
      fn.countAll<number>().filterWhere(open).as('open'),
      fn
        .coalesce(fn.sum<number>('visits.scheduled_duration').filterWhere(open), sql<number>`0`)
        .as('open_minutes'),
    ])
    .where('visits.status', 'not in', goneStatuses)
    .groupBy(['visits.scheduled_date', hour])
    .orderBy('visits.scheduled_date')
    .orderBy(hour)
})

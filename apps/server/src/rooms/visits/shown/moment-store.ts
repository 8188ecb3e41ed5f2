import type { Instant } from '@homeward/domain/time/zone'
import { momentBounds, type VisitMoment, workedStatuses } from '@homeward/domain/visits/moment'
import { type ExpressionWrapper, expressionBuilder, type SqlBool } from 'kysely'
import type { DB } from '../../../plumbing/db/schema.generated.ts'

type Condition = ExpressionWrapper<DB, 'visits', SqlBool>

/** The instants between the moments, as a statement takes them. */
export type Bounds = { missed: string; late: string; overdue: string }

export const boundsAt = (now: Instant): Bounds => {
  const { missed, late, overdue } = momentBounds(now)
  return {
    missed: missed.toISOString(),
    late: late.toISOString(),
    overdue: overdue.toISOString(),
  }
}

/** The same as `momentOf`, as a condition on a visit of the database. */
export function isAt(moment: VisitMoment, { missed, late, overdue }: Bounds): Condition {
  const eb = expressionBuilder<DB, 'visits'>()
  const starts = (is: '<' | '>=', bound: string): Condition => eb('visits.starts_at', is, bound)
  const scheduled = eb('visits.status', '=', 'scheduled')
  const open = eb('visits.status', '=', 'available')
  const running = eb('visits.status', '=', 'in_progress')
  switch (moment) {
    case 'missed':
      return eb.and([eb.or([scheduled, open]), starts('<', missed)])
    case 'late':
      return eb.and([scheduled, starts('>=', missed), starts('<', late)])
    case 'to_come':
      return eb.and([scheduled, starts('>=', late)])
    case 'open':
      return eb.and([open, starts('>=', missed)])
    case 'no_check_out':
      return eb.and([running, eb('visits.ends_at', '<', overdue)])
    case 'in_progress':
      return eb.and([running, eb('visits.ends_at', '>=', overdue)])
    case 'done':
      return eb('visits.status', 'in', workedStatuses)
  }
}

/** Whether a visit has one of some moments. */
export const isAtAny = (moments: readonly VisitMoment[], bounds: Bounds): Condition =>
  expressionBuilder<DB, 'visits'>().or(moments.map((moment) => isAt(moment, bounds)))

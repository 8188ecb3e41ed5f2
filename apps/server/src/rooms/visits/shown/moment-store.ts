import {
  momentBounds,
  momentOf,
  type VisitMoment,
  workedStatuses,
} from '@homeward/domain/visits/moment'
import type { VisitStatus } from '@homeward/domain/visits/vocabulary'
import { type ExpressionWrapper, expressionBuilder, type SqlBool } from 'kysely'
import type { Ctx } from '../../../plumbing/context.ts'
import type { DB } from '../../../plumbing/db/schema.generated.ts'

type Condition = ExpressionWrapper<DB, 'visits', SqlBool>

/** The instants between the moments, as a statement takes them. */
export type Bounds = { missed: string; late: string; overdue: string }

/** The bounds of this moment, with the minutes that the agency chose. */
export const boundsAt = ({ now, agency }: Pick<Ctx, 'now' | 'agency'>): Bounds => {
  const { missed, late, overdue } = momentBounds(now, agency.lateAfter)
  return {
    missed: missed.toISOString(),
    late: late.toISOString(),
    overdue: overdue.toISOString(),
  }
}

type Row = { status: VisitStatus; starts_at: string; ends_at: string; draft: boolean }

/** The moment of a visit as it was read. */
export const momentOfRow = (row: Row, { now, agency }: Pick<Ctx, 'now' | 'agency'>) =>
  momentOf(
    { status: row.status, startsAt: row.starts_at, endsAt: row.ends_at, draft: row.draft },
    { now, lateAfter: agency.lateAfter },
  )

/** The same as `momentOf`, as a condition on a visit of the database. */
export function isAt(moment: VisitMoment, { missed, late, overdue }: Bounds): Condition {
  const eb = expressionBuilder<DB, 'visits'>()
  const starts = (is: '<' | '>=', bound: string): Condition => eb('visits.starts_at', is, bound)
  const scheduled = eb('visits.status', '=', 'scheduled')
  const open = eb('visits.status', '=', 'available')
  const running = eb('visits.status', '=', 'in_progress')
  const isDraft = eb('visits.draft', '=', true)
  const isTold = eb('visits.draft', '=', false)
  switch (moment) {
    case 'missed':
      return eb.and([eb.or([scheduled, open]), starts('<', missed), isTold])
    case 'late':
      return eb.and([scheduled, starts('>=', missed), starts('<', late), isTold])
    case 'to_come':
      return eb.and([scheduled, eb.or([starts('>=', late), isDraft])])
    case 'open':
      return eb.and([open, eb.or([starts('>=', missed), isDraft])])
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

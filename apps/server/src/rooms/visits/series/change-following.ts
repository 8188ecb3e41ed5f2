import { formatDay } from '@homeward/domain/dates'
import { sentence } from '@homeward/domain/language/sentence'
import { addDays, daysBetween } from '@homeward/domain/time/zone'
import type { EditScope } from '@homeward/domain/visits/edit-scope'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found } from '../../../plumbing/failure.ts'
import { lockVisit, type VisitFacts } from '../visit-store.ts'
import { changeVisit, type VisitChange } from './change-visit.ts'
import { findFollowing } from './store.ts'

/**
 * Makes the change of a visit on the later visits of its shift too: the same time, length and caregiver, and
 * as many days earlier or later. Where one is refused none is changed.
 */
export async function changeFollowing(
  ctx: Ctx,
  of: VisitFacts,
  { scheduled_date, ...change }: VisitChange,
  scope: EditScope,
): Promise<void> {
  const later = (await findFollowing(ctx.tx, of)).filter(
    ({ edited }) => scope === 'following' || !edited,
  )
  const days = scheduled_date ? daysBetween(of.scheduled_date, scheduled_date) : 0
  for (const { id, day } of days > 0 ? later.toReversed() : later) {
    const visit = found(await lockVisit(ctx.tx, id, null))
    const moved = days === 0 ? {} : { scheduled_date: addDays(visit.scheduled_date, days) }
    await changeVisit(ctx, visit, { ...change, ...moved }).catch((error: unknown) => {
      throw onDay(error, day)
    })
  }
}

/** A refusal of one of the visits, with its day. */
function onDay(error: unknown, day: string): unknown {
  if (!(error instanceof Failure)) return error
  const which = sentence('None of the visits was changed. This stands against {day}:', {
    day: formatDay(day),
  })
  const told = Object.entries(error.fields)
  const [[field, sentences] = ['agent_id', [error.said]]] = told
  return new Failure(error.code, {
    sentence: error.said,
    fields: { ...error.fields, [field]: [which, ...sentences] },
  })
}

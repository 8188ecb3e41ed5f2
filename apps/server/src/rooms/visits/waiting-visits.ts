import type { VisitException } from '@homeward/domain/visits/exceptions'
import { addDays } from '@homeward/domain/time/zone'
import { ownAgentOnly } from '../../plumbing/actor.ts'
import type { Ctx } from '../../plumbing/context.ts'
import { spanOf } from './day-store.ts'
import { boundsAt } from './moment-store.ts'
import { countWaiting, sumApproved } from './review-store.ts'

type Asked = { start: string; end: string; officeId: string | undefined }

/** The visits of some days that wait for review, by what is the matter; those that are alike together. */
export async function waitingVisits(ctx: Ctx, { start, end, officeId }: Asked) {
  const rows = await countWaiting(ctx.tx, {
    ...spanOf({ start, end }, ctx.agency.timeZone),
    ...boundsAt(ctx.now),
    officeId: officeId ?? null,
    ownAgentId: ownAgentOnly(ctx.actor),
    tolerance: ctx.agency.locationTolerance,
  })
  // What does not wait was left out already.
  return rows.map((row) => ({ ...row, exception: row.exception as VisitException | 'none' }))
}

type Weeks = { mondays: readonly string[]; officeId: string | undefined }

/** Approved visits and their minutes in each of some weeks, for people who see all visits. */
export function approvedByWeek(ctx: Ctx, { mondays, officeId }: Weeks) {
  const weeks = mondays.map((monday) =>
    spanOf({ start: monday, end: addDays(monday, 6) }, ctx.agency.timeZone),
  )
  return sumApproved(ctx.tx, {
    officeId: officeId ?? null,
    from: weeks.map(({ from }) => from),
    before: weeks.map(({ before }) => before),
  })
}

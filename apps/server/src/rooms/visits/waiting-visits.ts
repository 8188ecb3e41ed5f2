import type { VisitException } from '@homeward/domain/visits/exceptions'
import { ownAgentOnly } from '../../plumbing/actor.ts'
import type { Ctx } from '../../plumbing/context.ts'
import { spanOf } from './day-store.ts'
import { boundsAt } from './moment-store.ts'
import { countWaiting, sumApproved } from './review-store.ts'

type Asked = { start: string; end: string; officeId: string | undefined }

const shownTo = (ctx: Ctx, { start, end, officeId }: Asked) => ({
  ...spanOf({ start, end }, ctx.agency.timeZone),
  officeId: officeId ?? null,
  ownAgentId: ownAgentOnly(ctx.actor),
})

/** The visits of some days that wait for review, by what is the matter; those that are alike together. */
export async function waitingVisits(ctx: Ctx, asked: Asked) {
  const rows = await countWaiting(ctx.tx, {
    ...shownTo(ctx, asked),
    overdue: boundsAt(ctx.now).overdue,
    tolerance: ctx.agency.locationTolerance,
  })
  // What does not wait was left out already.
  return rows.map((row) => ({ ...row, exception: row.exception as VisitException | 'none' }))
}

/** Approved visits and their minutes in the weeks of some days, by Monday. */
export async function approvedByWeek(ctx: Ctx, asked: Asked) {
  const rows = await sumApproved(ctx.tx, shownTo(ctx, asked))
  return new Map(rows.map(({ monday, ...week }) => [monday, week]))
}

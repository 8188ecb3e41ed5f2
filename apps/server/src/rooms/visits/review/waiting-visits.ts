import { reviewDays, type VisitException } from '@homeward/domain/visits/exceptions'
import { addDays } from '@homeward/domain/time/zone'
import { ownAgentOnly } from '../../../plumbing/actor.ts'
import type { Ctx } from '../../../plumbing/context.ts'
import { searchPatterns } from '../../../plumbing/db/search.ts'
import { spanOf } from '../days/day-store.ts'
import { boundsAt } from '../shown/moment-store.ts'
import { countExceptions, countQueued, type Queue } from '../queue/queued-store.ts'
import { sumApproved } from './review-store.ts'

/** Which waiting visits somebody asks for. */
export type QueueAsked = {
  start: string
  end: string
  officeId: string | undefined
  agentId?: string | undefined
  payorId?: string | undefined
  search?: string | undefined
  /** Only what has waited for more than a day since its planned end. */
  overADay?: boolean | undefined
  /** Only those of clients of the asker's offices. */
  mine?: boolean | undefined
}

const day = 86_400_000

/** The same as a statement takes it. */
export const queueOf = (ctx: Ctx, asked: QueueAsked): Queue => ({
  ...spanOf(asked, ctx.agency.timeZone),
  ...boundsAt(ctx),
  tolerance: ctx.agency.locationTolerance,
  officeId: asked.officeId ?? null,
  ownAgentId: ownAgentOnly(ctx.actor),
  agentId: asked.agentId ?? null,
  payorId: asked.payorId ?? null,
  patterns: searchPatterns(asked.search),
  endedBefore: new Date(ctx.now.getTime() - day).toISOString(),
  overADay: asked.overADay ?? false,
  mine: asked.mine ?? false,
  askerId: ctx.actor.kind === 'person' ? ctx.actor.agentId : null,
})

/** The visits of some days that wait for review, by what is the matter; those that are alike together. */
export async function waitingVisits(ctx: Ctx, asked: QueueAsked) {
  const rows = await countQueued(ctx.tx, queueOf(ctx, asked))
  // What does not wait was left out already.
  return rows.map((row) => ({ ...row, exception: row.exception as VisitException | 'none' }))
}

/** How many visits of the last month have an exception, as the queue shows them at first. */
export const countWaiting = (ctx: Ctx, officeId: string | undefined): Promise<number> =>
  countExceptions(
    ctx.tx,
    queueOf(ctx, { start: addDays(ctx.today, -reviewDays), end: ctx.today, officeId }),
  )

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

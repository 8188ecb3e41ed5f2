import { type Arrival, arrivals } from '@homeward/domain/visits/arrival'
import { ownAgentOnly } from '../../../plumbing/actor.ts'
import type { Ctx } from '../../../plumbing/context.ts'
import { prepared } from '../../../plumbing/db/prepared.ts'
import { hasArrival, type Punctuality, punctualityAt } from '../shown/arrival-store.ts'
import type { Shown } from '../shown/shown-store.ts'
import { spanOf, visitsWithin } from './day-store.ts'

type Asked = { start: string; end: string; officeId: string | undefined }

const countArrivals = prepared(
  (tx, asked: Shown & Punctuality & { from: string; before: string }) =>
    visitsWithin(tx, asked).select(({ fn }) =>
      arrivals.map((one) => fn.countAll<number>().filterWhere(hasArrival(one, asked)).as(one)),
    ),
)

/** How many visits of some days began on time, and how many late or not at all; a caregiver's own only. */
export async function arrivalsOfDays(
  ctx: Ctx,
  { start, end, officeId }: Asked,
): Promise<Record<Arrival, number>> {
  const [counts] = await countArrivals(ctx.tx, {
    ...spanOf({ start, end }, ctx.agency.timeZone),
    ...punctualityAt(ctx),
    officeId: officeId ?? null,
    ownAgentId: ownAgentOnly(ctx.actor),
  })
  return counts as Record<Arrival, number>
}

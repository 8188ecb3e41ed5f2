import { addDays } from '@homeward/domain/time/zone'
import { horizonDays } from '@homeward/domain/visits/generation'
import type { Ctx } from '../../../plumbing/context.ts'
import { noteGenerated } from '../../care/door.ts'
import { followAbsences } from '../absences/follow-absence.ts'
import { refusedPlans } from '../assignment/refused-plans.ts'
import { findTaken, takenKey } from './adopt-store.ts'
import { occurrencesOf } from './occurrences.ts'
import {
  insertOpenVisits,
  insertVisits,
  lockPlansToFill,
  type Named,
  nameVisit,
} from './generation-store.ts'

/** Plans of one round and visits of one statement: large enough to be fast, small in memory. */
const plansAtOnce = 500
const visitsAtOnce = 5000

type Asked = { careplanIds?: readonly string[]; throughDay?: string }
type Made = { made: number; leftOpen: number }

/**
 * Makes the visits that care plans in force lack, from today through a day (8 weeks ahead unless
 * told otherwise), of some plans or of all. Making them again makes none twice. A visit that its
 * caregiver may not be given, or who is booked at that time, is made all the same, but open.
 */
export async function generateVisits(
  ctx: Ctx,
  { careplanIds, throughDay = addDays(ctx.today, horizonDays) }: Asked = {},
): Promise<Made> {
  const window = { careplanIds, today: ctx.today, throughDay }
  const total = { made: 0, leftOpen: 0 }
  let last: string | null = null
  do {
    const plans: Plan[] = await lockPlansToFill(ctx.tx, window, last, plansAtOnce)
    const ids = plans.map(({ id }) => id)
    const visits = await missingVisits(ctx, plans, window)
    for (let at = 0; at < visits.length; at += visitsAtOnce) {
      const { made, leftOpen } = await makeVisits(ctx, visits.slice(at, at + visitsAtOnce))
      total.made += made
      total.leftOpen += leftOpen
    }
    if (ids.length > 0) await noteGenerated(ctx.tx, ids, throughDay)
    last = plans.length < plansAtOnce ? null : (ids.at(-1) ?? null)
  } while (last !== null)
  if (total.made > 0) await followAbsences(ctx)
  return total
}

type Plan = Awaited<ReturnType<typeof lockPlansToFill>>[number]

async function missingVisits(
  ctx: Ctx,
  plans: readonly Plan[],
  window: { today: string; throughDay: string },
): Promise<Named[]> {
  const asked = await occurrencesOf(ctx, plans, window)
  const ids = plans.map(({ id }) => id)
  const taken = asked.length > 0 ? await findTaken(ctx.tx, ids, window.today) : new Set()
  const planned = asked.filter(
    ({ shiftId, occurrenceDay }) => !taken.has(takenKey(shiftId, occurrenceDay)),
  )
  const refused = await refusedPlans(ctx, planned)
  return planned.map((visit) => nameVisit(visit, refused.get(visit) ?? null))
}

async function makeVisits(ctx: Ctx, visits: readonly Named[]): Promise<Made> {
  const made = await insertVisits(
    ctx.tx,
    visits.filter(({ refused }) => refused === null),
    ctx.now,
  )
  if (made === visits.length) return { made, leftOpen: 0 }
  const open = await insertOpenVisits(ctx.tx, visits, ctx.now)
  const reasons = new Map(visits.map(({ id, refused }) => [id, refused]))
  await ctx.changedAll(
    open.map(({ id, booked }) => ({
      action: 'visit.left_open' as const,
      type: 'visit' as const,
      id,
      before: { agent_id: booked },
      after: { agent_id: null, reason: reasons.get(id) ?? null },
    })),
  )
  return { made: made + open.length, leftOpen: open.length }
}

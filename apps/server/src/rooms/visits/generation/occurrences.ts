import { addDays, laterDay } from '@homeward/domain/time/zone'
import {
  planVisits,
  type PlannedShift,
  type PlannedVisit,
} from '@homeward/domain/visits/generation'
import type { Ctx } from '../../../plumbing/context.ts'
import { findShiftsOf, type lockPlansToFill } from './generation-store.ts'

type Plan = Awaited<ReturnType<typeof lockPlansToFill>>[number]
type Asked = PlannedVisit & { payorId: string; clientId: string }

/** The visits that plans ask for in a window, after the days that were made already. */
export async function occurrencesOf(
  ctx: Ctx,
  plans: readonly Plan[],
  window: { today: string; throughDay: string },
): Promise<Asked[]> {
  const shifts = new Map<string, PlannedShift[]>(plans.map(({ id }) => [id, []]))
  for (const row of await findShiftsOf(ctx.tx, [...shifts.keys()])) {
    shifts.get(row.careplan_id)?.push({
      id: row.id,
      recurringRule: row.recurring_rule,
      seriesStart: row.series_start,
      scheduledTime: row.scheduled_time,
      scheduledDuration: row.scheduled_duration,
      agentId: row.agent_id,
    })
  }
  return plans.flatMap((plan) => {
    const visits = planVisits({
      shifts: shifts.get(plan.id) ?? [],
      careplan: { startDate: plan.start_date, endDate: plan.end_date },
      authorization: { startDate: plan.authorization_start, endDate: plan.authorization_end },
      fromDay: laterDay(window.today, plan.generated_until && addDays(plan.generated_until, 1)),
      throughDay: window.throughDay,
      zone: ctx.agency.timeZone,
    })
    return visits.map((visit) => ({ ...visit, payorId: plan.payor_id, clientId: plan.client_id }))
  })
}

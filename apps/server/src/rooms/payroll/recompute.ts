import { payWeekOf, payWeekSpan } from '@homeward/domain/payroll/pay-week'
import { addDays, laterDay, localDay } from '@homeward/domain/time/zone'
import type { Ctx } from '../../plumbing/context.ts'
import { findVisit, findWorkers } from './facts/work-store.ts'
import { findSheetAgents } from './sheets/list-store.ts'
import { holdPay, holdPerson } from './sheets/hold-store.ts'
import { refreshSheets } from './sheets/refresh-sheets.ts'

/** Weeks back for which a change still leads to an adjustment. */
const weeksBack = 26
/** People whose pay one round of statements computes. */
const atOnce = 200

/** Hands the pay of the weeks from a day on to a job: of one person, or of all. */
export const recomputeFrom = (ctx: Ctx, from: string, agentId: string | null): Promise<void> =>
  ctx.enqueue(
    'payroll.recompute',
    { from, agent_id: agentId },
    { key: `payroll.recompute ${ctx.agency.id} ${agentId ?? 'all'} ${from}` },
  )

/**
 * Computes the weeks from a day on until today; the oldest half year at most. Of everybody it computes one week and
 * hands the next one on, so that no one waits long for it.
 */
export async function recompute(ctx: Ctx, from: string, agentId: string | null): Promise<void> {
  const thisWeek = payWeekOf(ctx.today)
  const first = laterDay(payWeekOf(from), addDays(thisWeek, -7 * weeksBack))
  if (first > thisWeek) return
  await holdPay(ctx, agentId)
  const last = agentId === null ? first : thisWeek
  for (let week = first; week <= last; week = addDays(week, 7)) {
    await refreshWeek(ctx, week, agentId)
  }
  if (last < thisWeek) await recomputeFrom(ctx, addDays(last, 7), agentId)
}

/** Computes a week of one person, or of all who worked in it or have a timesheet. */
export async function refreshWeek(ctx: Ctx, week: string, agentId: string | null): Promise<void> {
  const agents = agentId === null ? await agentsOf(ctx, week) : [agentId]
  for (let at = 0; at < agents.length; at += atOnce) {
    await refreshSheets(ctx, week, agents.slice(at, at + atOnce))
  }
}

async function agentsOf(ctx: Ctx, week: string): Promise<string[]> {
  const { startsAt, endsAt } = payWeekSpan(week, ctx.agency.timeZone)
  const span = [new Date(startsAt).toISOString(), new Date(endsAt).toISOString()] as const
  const found = [...(await findWorkers(ctx.tx, ...span)), ...(await findSheetAgents(ctx.tx, week))]
  return [...new Set(found)].toSorted()
}

/** The weeks that a visit is in follow what happened to it. */
export async function followVisit(ctx: Ctx, visitId: string): Promise<void> {
  const visit = await findVisit(ctx.tx, visitId)
  if (!visit?.agent_id) return
  await holdPerson(ctx, visit.agent_id)
  const times = [
    visit.starts_at,
    visit.reviewed_check_in_at ?? visit.check_in_at,
    visit.reviewed_check_out_at ?? visit.check_out_at,
  ]
  const days = times.flatMap((at) => (at === null ? [] : localDay(at, ctx.agency.timeZone)))
  for (const week of [...new Set(days.map(payWeekOf))].toSorted()) {
    await refreshSheets(ctx, week, [visit.agent_id])
  }
}

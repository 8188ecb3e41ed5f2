import { addDays, weekdayOf } from '@homeward/domain/time/zone'
import type { Ctx } from '../../plumbing/context.ts'
import { createVisits } from '../../rooms/visits/adding/create-visits.ts'
import { rankForEach } from '../../rooms/visits/assignment/rank-candidates.ts'
import { findPlanned } from '../../rooms/visits/assignment/planned-store.ts'
import { clockOf, demoToday, turnedWeekday } from '../days.ts'
import type { Stage } from '../stage.ts'
import { findAuthorized, findOfferable } from './offers-store.ts'

/** A visit with those who are asked, in their order; one that is taken has its caregiver first. */
export type Offered = {
  id: string
  agent_id: string | null
  starts_at: string
  ends_at: string
  asked: string[]
}

/** The client whose other days need somebody, at the time of her visits. */
const extra = { client: 'Callahan', weekdays: [2, 4], at: { fromNow: 180 }, minutes: 90 } as const

/** Hours ahead from which visits are offered. */
const ahead = 8 * 3_600_000

/**
 * Visits that are offered, those of the client with other days first, each to whom nothing speaks against. The one
 * who can sign in is asked first wherever she is free.
 */
export async function offeredVisits(
  stage: Stage,
  manager: Ctx,
  first: string | undefined,
): Promise<Offered[]> {
  const added = await addVisits(stage, manager)
  const from = new Date(stage.now.getTime() + ahead)
  const ids = [...added, ...(await findOfferable(manager.tx, from))]
  const byId = new Map((await findPlanned(manager.tx, ids)).map((visit) => [visit.id, visit]))
  const visits = [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
  const ranked = await rankForEach(manager, visits)
  return visits.flatMap(({ id, agent_id, starts_at, ends_at }, at) => {
    const fit = (ranked[at] ?? [])
      .filter(({ agent, findings }) => findings.length === 0 && agent.id !== agent_id)
      .map(({ agent }) => agent.id)
      .toSorted((a, b) => Number(b === first) - Number(a === first))
    const asked = agent_id === null ? fit : [agent_id, ...fit]
    return fit.length > 0 ? [{ id, agent_id, starts_at, ends_at, asked }] : []
  })
}

/** Two open visits of the next days. */
async function addVisits(stage: Stage, manager: Ctx): Promise<string[]> {
  const authorized = await findAuthorized(manager.tx, extra.client)
  if (!authorized) return []
  const weekdays = extra.weekdays.map((day) => turnedWeekday(day, stage))
  const days = [1, 2, 3, 4, 5, 6, 7].map((n) => addDays(demoToday(stage), n))
  const { visits } = await createVisits(manager, {
    ...authorized,
    scheduled_dates: days.filter((day) => weekdays.includes(weekdayOf(day))),
    scheduled_time: clockOf(extra.at, stage),
    scheduled_duration: extra.minutes,
    assignment_reason: 'The family asked for two more mornings.',
    client_confirmed: true,
  })
  return visits.map(({ id }) => id)
}

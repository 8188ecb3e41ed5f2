import type { InputOf } from '@homeward/contract/endpoint'
import { checkIn, checkOut } from '@homeward/contract/visits/capture'
import { getVisit, listVisits, type Visit, type VisitRow } from '@homeward/contract/visits/visits'
import { call, type Caller } from '../../../testing/call.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import type { World } from '../../../testing/world.ts'
import { anActiveCareplan, home, mornings, moveClock, one } from '../../care/testing/factories.ts'

/** Every visit that matches, oldest first. */
export async function visitsOf(
  app: TestServer,
  who: Caller,
  filter: Partial<InputOf<typeof listVisits>> = {},
): Promise<VisitRow[]> {
  const asked = { ...filter, ordered_asc: 'true', items: 200 }
  return (await call(app, who, listVisits, asked)).data
}

/** The tests' Monday from nine to eleven in New York, for the PCA; the only visit of its plan. */
export async function aVisit(
  app: TestServer,
  world: World,
  shift: Partial<typeof mornings> & { agent_id?: string | null; day?: string } = {},
): Promise<VisitRow> {
  const { day = '2026-11-02', ...rest } = shift
  const careplan = await anActiveCareplan(app, world, {
    start_date: day,
    end_date: day,
    shifts_attributes: [
      { ...mornings, agent_id: world.pca.agentId, ...rest, recurring_rule: 'FREQ=DAILY' },
    ],
  })
  const visits = await visitsOf(app, world.manager, { by_client_id: careplan.client.id })
  const [visit] = visits
  if (!visit || visits.length > 1)
    throw new Error(`One visit was to be made, not ${visits.length}.`)
  return visit
}

/** Reads a visit's page. */
export const pageOf = (app: TestServer, who: Caller, id: string): Promise<Visit> =>
  one(app, who, getVisit, id)

/** A visit that its caregiver checked into at nine and out of at eleven; it is eleven then. */
export async function aCompletedVisit(
  app: TestServer,
  world: World,
  times: { in?: string; out?: string } = {},
): Promise<Visit> {
  const { in: from = '2026-11-02T14:00:00.000Z', out = '2026-11-02T16:00:00.000Z' } = times
  await moveClock(app, from)
  const { id } = await aVisit(app, world)
  await moveClock(app, out)
  await call(app, world.pca, checkIn, { id, at: from, ...home })
  return call(app, world.pca, checkOut, { id, at: out, ...home })
}

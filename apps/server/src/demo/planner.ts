import { createAuthorization as authorizing } from '@homeward/contract/care/authorizations'
import { createCareplan as planning } from '@homeward/contract/care/careplans'
import { addDays } from '@homeward/domain/time/zone'
import type { Ctx } from '../plumbing/context.ts'
import { createAuthorization } from '../rooms/care/create-authorization.ts'
import { createCareplan } from '../rooms/care/create-careplan.ts'
import { type DemoService, demoServices } from './data/catalogue.ts'
import type { DemoTime } from './data/plans.ts'
import { clockOf, turnedDays } from './days.ts'
import { findCatalogue } from './find-store.ts'
import type { Random } from './random.ts'
import type { Stage } from './stage.ts'

export type Care = {
  client: { id: string; payorId: string | null }
  service: DemoService
  /** What is asked for; all that the service has where it is left out. */
  activities?: readonly string[]
  shifts: readonly {
    agentId: string | null
    days: string
    at: DemoTime
    minutes: number
  }[]
}

type Terms = {
  /** The first day of the plan. */
  from: string
  draft?: boolean
  /** How many of the planned minutes are authorized; a quarter more than planned where it is left out. */
  share?: number
  /** Days from the authorization's first to the plan's; some weeks where it is left out. */
  lead?: number
}

/** Makes an authorization for a plan and the plan under it. */
export async function planner(manager: Ctx, stage: Stage, random: Random) {
  const catalogue = await findCatalogue(manager.tx)
  return async (
    { client, service, activities, shifts }: Care,
    { from, draft, share = 1.25, lead }: Terms,
  ) => {
    const planned = shifts.reduce(
      (sum, { days, minutes }) => sum + days.split(',').length * minutes,
      0,
    )
    const serviceId = catalogue.service(demoServices[service].name)
    const authorization = await createAuthorization(
      manager,
      authorizing.input.parse({
        client_id: client.id,
        payor_id: client.payorId,
        service_ids: [serviceId],
        number: `PA${random.between(10_000_000, 99_999_999)}`,
        start_date: addDays(from, -(lead ?? random.between(20, 90))),
        end_date: addDays(from, random.between(60, 270)),
        units: Math.ceil((planned * share) / 15),
        unit_period: 'week',
      }),
    )
    return createCareplan(
      manager,
      planning.input.parse({
        start_date: from,
        draft,
        end_date: authorization.end_date,
        client_id: client.id,
        authorization_id: authorization.id,
        shifts_attributes: shifts.map(({ agentId, days, at, minutes }) => ({
          scheduled_time: clockOf(at, stage),
          scheduled_duration: minutes,
          recurring_rule: `FREQ=WEEKLY;BYDAY=${turnedDays(days, stage)}`,
          agent_id: agentId,
          services: activities && [{ id: serviceId, activity_ids: activities }],
        })),
      }),
    )
  }
}

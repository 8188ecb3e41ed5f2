import { createAuthorization as authorizing } from '@homeward/contract/care/authorizations'
import { createCareplan as planning } from '@homeward/contract/care/careplans'
import { addDays } from '@homeward/domain/time/zone'
import type { Ctx } from '../plumbing/context.ts'
import { drain } from '../plumbing/jobs/worker.ts'
import type { Tx } from '../plumbing/db/pool.ts'
import { createAuthorization } from '../rooms/care/create-authorization.ts'
import { createCareplan } from '../rooms/care/create-careplan.ts'
import { updateCareplan } from '../rooms/care/update-careplan.ts'
import { tasks } from '../rooms/tasks.ts'
import { demoServices } from './data/catalogue.ts'
import { type DemoPlan, demoPlans, demoPlansAhead } from './data/plans.ts'
import { clockOf, firstDay, firstMorning, turnedDays } from './days.ts'
import { findCatalogue, findPeople } from './find-store.ts'
import { seededRandom } from './random.ts'
import { cast, onStage, type Stage } from './stage.ts'

/** Authorizations and plans, brought into force early on the first day. */
export async function loadPlans(stage: Stage, note: (tx: Tx) => Promise<unknown>): Promise<void> {
  await onStage(stage, async (tx) => {
    const manager = (await cast(stage, tx)).as('manager', firstMorning(stage))
    const make = await planner(manager, stage)
    for (const plan of demoPlans) {
      const { id } = await make(plan, { start_date: firstDay(stage) })
      await updateCareplan(manager, { id, status: 'active' })
    }
    await make(demoPlansAhead.draft, { start_date: firstDay(stage), draft: true })
    await make(demoPlansAhead.scheduled, { start_date: addDays(firstDay(stage), 35) })
    await note(tx)
  })
}

/** The visits of the plans: first as on the first day, then as each night since has added to them. */
export async function loadVisits(stage: Stage, note: (tx: Tx) => Promise<unknown>): Promise<void> {
  const then = { ...stage.services, clock: () => firstMorning(stage) }
  await drain(then, stage.db, tasks)
  await onStage(stage, async (tx) => {
    await (await cast(stage, tx)).as('manager').enqueue('visits.extend', {})
  })
  await drain(stage.services, stage.db, tasks)
  await onStage(stage, note)
}

/** Makes an authorization for a plan, a quarter larger than it, and the plan under it. */
async function planner(manager: Ctx, stage: Stage) {
  const people = await findPeople(manager.tx)
  const catalogue = await findCatalogue(manager.tx)
  const random = seededRandom(99509)
  return async (plan: DemoPlan, dates: { start_date: string; draft?: boolean }) => {
    const client = people.client(plan.client)
    const planned = plan.shifts.reduce(
      (sum, { days, minutes }) => sum + days.split(',').length * minutes,
      0,
    )
    const authorization = await createAuthorization(
      manager,
      authorizing.input.parse({
        client_id: client.id,
        payor_id: client.payorId,
        service_ids: [catalogue.service(demoServices[plan.service].name)],
        number: `PA${random.between(10_000_000, 99_999_999)}`,
        start_date: addDays(firstDay(stage), -random.between(20, 90)),
        end_date: addDays(firstDay(stage), random.between(60, 270)),
        units: Math.ceil((planned * 1.25) / 15),
        unit_period: 'week',
      }),
    )
    return createCareplan(
      manager,
      planning.input.parse({
        ...dates,
        end_date: authorization.end_date,
        client_id: client.id,
        authorization_id: authorization.id,
        shifts_attributes: plan.shifts.map((shift) => ({
          scheduled_time: clockOf(shift.at, stage),
          scheduled_duration: shift.minutes,
          recurring_rule: `FREQ=WEEKLY;BYDAY=${turnedDays(shift.days, stage)}`,
          agent_id: shift.caregiver && people.caregiver(shift.caregiver),
        })),
      }),
    )
  }
}

import { addDays } from '@homeward/domain/time/zone'
import type { Tx } from '../plumbing/db/pool.ts'
import { updateCareplan } from '../rooms/care/update-careplan.ts'
import { type DemoPlan, demoPlans, demoPlansAhead } from './data/plans.ts'
import { firstDay, firstMorning } from './days.ts'
import { findPeople } from './find-store.ts'
import { type Care, planner } from './planner.ts'
import { seededRandom } from './random.ts'
import { settle } from './settle.ts'
import { cast, onStage, type Stage } from './stage.ts'

/** Authorizations and plans, brought into force early on the first day. */
export async function loadPlans(stage: Stage, note: (tx: Tx) => Promise<unknown>): Promise<void> {
  await onStage(stage, async (tx) => {
    const manager = (await cast(stage, tx)).as('manager', firstMorning(stage))
    const people = await findPeople(tx)
    const make = await planner(manager, stage, seededRandom(99509))
    const careOf = ({ client, service, shifts }: DemoPlan): Care => ({
      client: people.client(client),
      service,
      shifts: shifts.map(({ caregiver, ...shift }) => ({
        ...shift,
        agentId: caregiver && people.caregiver(caregiver),
      })),
    })
    const from = firstDay(stage)
    for (const plan of demoPlans) {
      const { id } = await make(careOf(plan), { from, ...(plan.share && { share: plan.share }) })
      await updateCareplan(manager, { id, status: 'active' })
    }
    await make(careOf(demoPlansAhead.draft), { from, draft: true })
    await make(careOf(demoPlansAhead.scheduled), { from: addDays(from, 35) })
    await note(tx)
  })
}

/** The visits of the plans: first as on the first day, then as each night since has added to them. */
export async function loadVisits(stage: Stage, note: (tx: Tx) => Promise<unknown>): Promise<void> {
  const services = { ...stage.services, clock: () => firstMorning(stage) }
  await settle({ ...stage, services })
  await onStage(stage, async (tx) => {
    await (await cast(stage, tx)).as('manager').enqueue('visits.extend', {})
  })
  await settle(stage)
  await onStage(stage, note)
}

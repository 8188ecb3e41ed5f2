import { addDays } from '@homeward/domain/time/zone'
import type { Tx } from '../../plumbing/db/pool.ts'
import { updateCareplan } from '../../rooms/care/update-careplan.ts'
import { demoServices } from '../data/catalogue.ts'
import { daysAgo, demoToday } from '../days.ts'
import { findActivities, findCatalogue } from '../find-store.ts'
import { planner } from '../planner.ts'
import { seededRandom } from '../random.ts'
import { settle } from '../settle.ts'
import { cast, onStage, type Stage } from '../stage.ts'
import { hoursOf } from './hours.ts'
import { findInCare, findWorkers } from './people-store.ts'
import { countDuring, countTables } from './statistics-store.ts'
import { roster } from './roster.ts'
import { wishesOf } from './wishes.ts'

/** Care plans that get their visits at once: each gets those of its own client. */
const plansAtOnce = 3

const daysOfCare = ({ scale }: Stage): number => scale.weeks * 7

/** Early on the first day of the crowd's care. */
const beginning = (stage: Stage): Date => daysAgo(stage, daysOfCare(stage), '05:30')

/** Care of the crowd, brought into force weeks ago. */
export async function loadCrowdPlans(
  stage: Stage,
  note: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  await onStage(stage, async (tx) => {
    const manager = (await cast(stage, tx)).as('manager', beginning(stage))
    const random = seededRandom(1965)
    const make = await planner(manager, stage, random)
    const catalogue = await findCatalogue(tx)
    const activities = await findActivities(tx)
    const workers = await findWorkers(tx)
    const find = roster(
      workers
        .map((worker, n) => ({ ...worker, hours: hoursOf(n) }))
        .filter(({ status }) => status === 'active'),
    )
    const from = addDays(demoToday(stage), -daysOfCare(stage))
    for (const client of await findInCare(tx)) {
      const { service, shifts } = wishesOf(random)
      const staffed = shifts.flatMap((wish) => {
        const agentId = find(client.office_id ?? '', wish)
        return agentId === null ? [] : [{ ...wish, agentId }]
      })
      if (staffed.length === 0) continue
      const offered = activities.get(catalogue.service(demoServices[service].name)) ?? []
      const asked = offered.filter(() => random.chance(0.45))
      const care = { client, service, activities: asked, shifts: staffed }
      const terms = { from, lead: random.between(0, 3), share: random.chance(0.06) ? 1 : 1.1 }
      const { id } = await make(care, terms)
      await updateCareplan(manager, { id, status: 'active' })
    }
    await note(tx)
  })
}

/** The visits of the crowd as they were made on the first day; those since come with everybody's. */
export async function loadCrowdVisits(
  stage: Stage,
  note: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  await countTables(stage, 'care')
  const services = { ...stage.services, clock: () => beginning(stage) }
  await countDuring(stage, 'visits', settle({ ...stage, services }, plansAtOnce))
  await onStage(stage, note)
}

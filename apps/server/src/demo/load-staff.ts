import { addDays } from '@homeward/domain/time/zone'
import type { Ctx } from '../plumbing/context.ts'
import type { Tx } from '../plumbing/db/pool.ts'
import { addAvailabilityException } from '../rooms/caregivers/availability/exceptions.ts'
import { replaceAvailability } from '../rooms/caregivers/availability/replace-availability.ts'
import { hasStory } from './crowd/names.ts'
import { demoHours, endingSoon } from './data/staff.ts'
import { seededRandom } from './random.ts'
import { type DemoCaregiver, findCaregivers } from './staff-store.ts'
import { describe, giveCredentials } from './staff-story.ts'
import { cast, onStage, type Stage } from './stage.ts'

/** What the office knows of its caregivers: private profile, hours, credentials, whom to call. */
export async function loadStaff(stage: Stage, note: (tx: Tx) => Promise<unknown>): Promise<void> {
  await onStage(stage, async (tx) => {
    const admin = (await cast(stage, tx)).as('admin')
    const random = seededRandom(1985)
    for (const [at, person] of (await findCaregivers(tx)).filter(hasStory).entries()) {
      await describe(admin, person, at, random)
      await giveHours(admin, person, at)
      await giveCredentials(admin, person, random, endingSoon[person.last_name])
    }
    await note(tx)
  })
}

async function giveHours(admin: Ctx, { id, status }: DemoCaregiver, at: number): Promise<void> {
  const { today } = admin
  // One of them has not told yet when they can work.
  const offered = at % 8 === 7 ? undefined : demoHours[at % demoHours.length]
  if (!offered || status !== 'active') return
  const { weekdays, start, end } = offered
  await replaceAvailability(admin, {
    id,
    pattern: weekdays.map((weekday) => ({ weekday, start, end })),
    minutes_wanted: (at % 3 === 0 ? 20 : 36) * 60,
    minutes_most: 40 * 60,
  })
  if (at % 5 !== 0) return
  await addAvailabilityException(admin, {
    id,
    start_date: addDays(today, 16 + at),
    end_date: addDays(today, 20 + at),
    available: false,
    reason: 'Vacation',
  })
}

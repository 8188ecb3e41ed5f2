import type { CredentialKind } from '@homeward/domain/agency/credential-kinds'
import type { Tx } from '../../plumbing/db/pool.ts'
import { replaceAvailability } from '../../rooms/caregivers/availability/replace-availability.ts'
import { turnedWeekday } from '../days.ts'
import { type Random, seededRandom } from '../random.ts'
import { describe, type Ending, giveCredentials } from '../staff-story.ts'
import { cast, onStage, type Stage } from '../stage.ts'
import { hoursOf } from './hours.ts'
import { findWorkers } from './people-store.ts'

/** What the office knows of the caregivers of the crowd. */
export async function loadCrowdStaff(
  stage: Stage,
  note: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  await onStage(stage, async (tx) => {
    const admin = (await cast(stage, tx)).as('admin')
    const random = seededRandom(1987)
    for (const [n, person] of (await findWorkers(tx)).entries()) {
      await describe(admin, person, n, random)
      await giveCredentials(admin, person, random, endingOf(n, random))
      if (person.status !== 'active') continue
      const { weekdays, start, end } = hoursOf(n)
      await replaceAvailability(admin, {
        id: person.id,
        pattern: weekdays.map((day) => ({ weekday: turnedWeekday(day, stage), start, end })),
        minutes_wanted: random.pick([16, 20, 24, 30, 36]) * 60,
        minutes_most: 40 * 60,
      })
    }
    await note(tx)
  })
}

const kinds: readonly CredentialKind[] = ['cpr', 'tb_test', 'auto_insurance', 'drivers_license']

/** Of one in twelve something ends within a month; of one in fifty it has ended. */
function endingOf(n: number, random: Random): Ending | undefined {
  if (n % 50 === 20) return [random.pick(kinds), -random.between(2, 20)]
  return n % 12 === 5 ? [random.pick(kinds), random.between(2, 29)] : undefined
}

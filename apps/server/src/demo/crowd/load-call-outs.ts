import { addDays, localDay } from '@homeward/domain/time/zone'
import type { Ctx } from '../../plumbing/context.ts'
import type { Tx } from '../../plumbing/db/pool.ts'
import { Failure } from '../../plumbing/failure.ts'
import { createComment } from '../../rooms/collaboration/comments/create-comment.ts'
import { updateVisit } from '../../rooms/visits/update-visit.ts'
import { demoToday } from '../days.ts'
import { cast, onStage, type Stage } from '../stage.ts'
import { findAhead } from './ahead-store.ts'
import { hasStory } from './names.ts'

/** What caregivers said this morning, and for how many days from today visits are open since. */
const callOuts = [
  { inDays: 0, said: 'Called out at 7:10: her son has a fever.' },
  { inDays: 0, said: 'Called out: the car does not start.' },
  { inDays: 1, said: 'Cannot come tomorrow: jury duty.' },
  { inDays: 1, said: 'Sick until Thursday, the doctor says.' },
  { inDays: 2, said: 'Sick until Thursday, the doctor says.' },
  { inDays: 3, said: 'Asked for the day off for a funeral.' },
] as const

const minuteMs = 60_000

/** Visits of today and the next days whose caregivers called out this morning: somebody else is needed. */
export async function loadCallOuts(
  stage: Stage,
  note: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  await onStage(stage, async (tx) => {
    const players = await cast(stage, tx)
    const soon = new Date(stage.now.getTime() + 45 * minuteMs)
    const ahead = (await findAhead(tx, soon, 4 * 24)).filter((visit) => !hasStory(visit))
    for (const [at, { inDays, said }] of callOuts.entries()) {
      const day = addDays(demoToday(stage), inDays)
      const visits = ahead.filter(({ starts_at }) => localDay(starts_at, stage.zone) === day)
      // Not the first ones of the day: those are somewhere in it.
      const from = Math.floor(((at % 2) + 0.5) * (visits.length / 2))
      const manager = players.as(
        'manager',
        new Date(stage.now.getTime() - (90 - at * 13) * minuteMs),
      )
      const visit = await openFirst(manager, [...visits.slice(from), ...visits.slice(0, from)])
      if (!visit) continue
      const about = { parent_type: 'Visit', parent_id: visit.id } as const
      await createComment(manager, { ...about, body: `${visit.agent_name}: ${said}` })
    }
    await note(tx)
  })
}

type Ahead = Awaited<ReturnType<typeof findAhead>>[number]

/** Opens the first visit that the rules let be open; where they refuse one, nothing was written yet. */
async function openFirst(manager: Ctx, visits: readonly Ahead[]): Promise<Ahead | undefined> {
  for (const visit of visits) {
    try {
      await updateVisit(manager, { id: visit.id, agent_id: null })
      return visit
    } catch (error) {
      if (!(error instanceof Failure)) throw error
    }
  }
  return undefined
}

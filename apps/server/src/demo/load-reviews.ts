import { addDays, instantOf, minutesBetween } from '@homeward/domain/time/zone'
import type { Tx } from '../plumbing/db/pool.ts'
import { reviewVisit } from '../rooms/visits/review-visit.ts'
import { demoToday } from './days.ts'
import { type CompletedVisit, findCompleted } from './find-store.ts'
import { seededRandom } from './random.ts'
import { cast, onStage, type Stage } from './stage.ts'

/** The office reviews each day on the morning after; of yesterday a part still waits. */
export async function loadReviews(stage: Stage, note: (tx: Tx) => Promise<unknown>): Promise<void> {
  await onStage(stage, async (tx) => {
    const players = await cast(stage, tx)
    const random = seededRandom(2026)
    const yesterday = addDays(demoToday(stage), -1)
    for (const [index, visit] of (await findCompleted(tx)).entries()) {
      const waits = visit.scheduled_date >= yesterday && random.chance(0.45)
      const morning = instantOf(addDays(visit.scheduled_date, 1), '09:40', stage.zone)
      const at = new Date(morning.getTime() + index * 20_000)
      if (waits || at > stage.now) continue
      const reviewer = players.as(index % 4 === 0 ? 'nurse' : 'manager', at)
      await reviewVisit(reviewer, { id: visit.id, ...judge(visit) })
    }
    await note(tx)
  })
}

/** Most stand as recorded; a short one is corrected, one from far away is explained or rejected. */
function judge(visit: CompletedVisit): Omit<Parameters<typeof reviewVisit>[1], 'id'> {
  if ((visit.check_in_distance ?? 0) > 1000) {
    return {
      decision: 'reject',
      note: 'Checked in more than half a mile away. To discuss with caregiver.',
    }
  }
  if ((visit.check_in_distance ?? 0) > 150) {
    return { decision: 'approve', note: 'Picked up at the clinic. The daughter confirmed it.' }
  }
  const missing = visit.scheduled_duration - (visit.completed_duration ?? 0)
  if (
    missing > 20 &&
    visit.check_in_at &&
    minutesBetween(visit.starts_at, visit.check_in_at) < 15
  ) {
    return {
      decision: 'approve',
      reviewed_check_out_at: visit.ends_at,
      reason: 'no_signal',
      note: 'Checked out at the bus stop. The client confirmed the full time.',
    }
  }
  return { decision: 'approve' }
}

import { addDays, instantOf } from '@homeward/domain/time/zone'
import type { Tx } from '../plumbing/db/pool.ts'
import { reviewVisit } from '../rooms/visits/review/review-visit.ts'
import { demoToday } from './days.ts'
import { findCompleted } from './find-store.ts'
import { judge } from './judge.ts'
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

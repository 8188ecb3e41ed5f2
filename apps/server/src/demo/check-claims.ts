import type { Tx } from '../plumbing/db/pool.ts'
import { drain } from '../plumbing/jobs/worker.ts'
import { tasks } from '../rooms/tasks.ts'
import { settle } from './settle.ts'
import { cast, onStage, type Stage } from './stage.ts'

/** Notes what keeps each open claim from being sent, after all that the claims depend on is there. */
export async function checkClaims(stage: Stage, note: (tx: Tx) => Promise<unknown>): Promise<void> {
  await settle(stage)
  await onStage(stage, async (tx) => {
    const billing = (await cast(stage, tx)).as('billing')
    await billing.enqueue('billing.recheck', { type: 'agency', id: billing.agency.id })
  })
  await drain(stage.services, stage.db, tasks)
  await onStage(stage, note)
}

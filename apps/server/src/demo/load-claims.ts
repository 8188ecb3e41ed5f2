import { addDays } from '@homeward/domain/time/zone'
import type { Tx } from '../plumbing/db/pool.ts'
import { sendReady } from '../rooms/billing/door.ts'
import { sendings } from './billing-days.ts'
import { countTables } from './crowd/statistics-store.ts'
import { daysAgo, demoToday } from './days.ts'
import { findPayorsToSend } from './find-store.ts'
import { markReady } from './mark-ready.ts'
import { settle } from './settle.ts'
import { cast, onStage, type Stage } from './stage.ts'

/** Claims that follow the reviews of the stories, one after the other. */
export async function loadStoryClaims(
  stage: Stage,
  note: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  await settle(stage)
  await onStage(stage, note)
}

/** Claims of the approved visits: the older ones sent, some ready to be sent, the rest for review. */
export async function loadClaims(stage: Stage, note: (tx: Tx) => Promise<unknown>): Promise<void> {
  const today = demoToday(stage)
  for (const { sentBefore, through } of sendings(stage)) {
    await onStage(stage, async (tx) => {
      const sender = (await cast(stage, tx)).as('billing', daysAgo(stage, sentBefore, '16:10'))
      const ready = await markReady(sender, { to: addDays(today, -through) })
      for (const payorId of await findPayorsToSend(tx)) await sendReady(sender, payorId, ready)
    })
    await countTables(stage, 'claims')
  }
  await onStage(stage, async (tx) => {
    const billing = (await cast(stage, tx)).as('billing')
    await markReady(billing, { from: addDays(today, -3), to: addDays(today, -2) })
    await note(tx)
  })
}

import { isAtConnection } from '@homeward/domain/billing/transmissions'
import type { Ctx } from '../../../plumbing/context.ts'
import { handOverFilings } from '../filings/hand-over.ts'
import { turnTransmission } from '../transmissions/store.ts'
import { lockParcel, turnWaitingClaims } from './store.ts'

/** What became of a file at its connection. */
export type Fate = { status: 'sent'; by: string } | { status: 'unknown' | 'failed'; error: string }

/** Notes what became of a file. One that a person decided about in the meantime stays as it is. */
export async function conclude(ctx: Ctx, id: string, fate: Fate): Promise<void> {
  const file = await lockParcel(ctx.tx, id)
  if (!file || !isAtConnection(file.status)) return
  if (file.status === 'unknown' && fate.status !== 'sent') return
  if (fate.status === 'sent') await handOverFilings(ctx, file)
  if (fate.status === 'failed') {
    await turnWaitingClaims(ctx.tx, id, [
      { from: ['exported', 'queued', 'sync_error'], to: 'failed' },
    ])
  }
  await turnTransmission(
    ctx.tx,
    id,
    fate.status === 'sent'
      ? {
          status: 'sent',
          handed_over_at: ctx.now.toISOString(),
          handed_over_by: fate.by,
          error: null,
        }
      : { status: fate.status, error: fate.error },
  )
  await ctx.changed({
    action: 'transmission.updated',
    type: 'transmission',
    id,
    before: { status: file.status },
    after: fate,
  })
}

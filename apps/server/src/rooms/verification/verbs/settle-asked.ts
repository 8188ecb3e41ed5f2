import type { AskableStatus } from '@homeward/domain/verification/asked'
import type { Ctx } from '../../../plumbing/context.ts'
import { archiveAll, type LockedVerification, queueAgain } from './record-store.ts'

/** Sends locked records again, or archives them, which the rule allows of each. */
export async function settleAsked(
  ctx: Ctx,
  records: readonly LockedVerification[],
  asked: AskableStatus,
): Promise<void> {
  if (records.length === 0) return
  const now = ctx.now.toISOString()
  const ids = records.map(({ id }) => id)
  if (asked === 'pending') await queueAgain(ctx.tx, records, now)
  else await archiveAll(ctx.tx, ids, now)
  await ctx.changedAll(
    records.map((record) => ({
      action: asked === 'pending' ? 'vendor_verification.resent' : 'vendor_verification.archived',
      type: 'vendor_verification',
      id: record.id,
      before: { status: record.status },
      after: { status: asked },
    })),
  )
  const visits = records.filter(({ kind }) => kind === 'visit').map(({ parent_id: id }) => id)
  if (visits.length > 0) {
    await ctx.emit('visit.verification_changed', { visit_ids: [...new Set(visits)] })
  }
  if (asked === 'pending')
    await ctx.enqueue('verification.follow', {}, { key: `verification.follow:${ctx.agency.id}` })
}

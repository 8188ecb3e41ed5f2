import type { Ctx } from '../plumbing/context.ts'
import { loadClaims } from '../rooms/billing/claims/load-claims.ts'
import { findClaims, readyClaims } from './find-store.ts'

/** Marks what passes its checks; what does not waits for review, with its reasons. */
export async function markReady(ctx: Ctx, days: { from?: string; to: string }): Promise<void> {
  const found = await findClaims(ctx.tx, { status: 'for_review', ...days })
  const loaded = await loadClaims(
    ctx,
    found.map(({ id }) => id),
  )
  const ready = loaded.filter((claim) => claim.ready).map(({ record }) => record)
  if (ready.length === 0) return
  await readyClaims(
    ctx.tx,
    ready.map(({ id }) => id),
  )
  await ctx.changedAll(
    ready.map(({ id, status, note }) => ({
      action: 'claim.updated' as const,
      type: 'claim' as const,
      id,
      before: { status, note },
      after: { status: 'ready_to_send', note },
    })),
  )
}

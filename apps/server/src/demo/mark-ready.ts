import type { Ctx } from '../plumbing/context.ts'
import { type LoadedClaim, loadClaims } from '../rooms/billing/claims/load-claims.ts'
import { findClaims, readyClaims } from './find-store.ts'

/** Marks what passes its checks, and answers it as it is then; what does not waits for review, with its reasons. */
export async function markReady(
  ctx: Ctx,
  days: { from?: string; to: string },
): Promise<Map<string, LoadedClaim>> {
  const found = await findClaims(ctx.tx, { status: 'for_review', ...days })
  const loaded = await loadClaims(
    ctx,
    found.map(({ id }) => id),
  )
  const passed = loaded.filter((claim) => claim.ready)
  const ready = passed.map(({ record }) => record)
  if (ready.length === 0) return new Map()
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
  return new Map(
    passed.map((claim) => {
      const record = { ...claim.record, status: 'ready_to_send' as const }
      return [record.id, { ...claim, record }]
    }),
  )
}

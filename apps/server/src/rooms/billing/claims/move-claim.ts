import { moveClaim as move } from '@homeward/domain/billing/claim-transitions'
import { issuesOf } from '@homeward/domain/billing/readiness'
import type { ClaimStatus } from '@homeward/domain/billing/vocabulary'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'
import type { LoadedClaim } from './load-claims.ts'
import { saveFigures } from './save-figures.ts'

type Change = { status?: ClaimStatus; note?: string | null }

/**
 * Moves a locked claim and notes something on it. Fails with status_not_allowed, or with claim_not_ready
 * and the sentences of the failed checks.
 */
export async function moveClaim(ctx: Ctx, claim: LoadedClaim, change: Change): Promise<void> {
  const { record } = claim
  const before = { status: record.status, note: record.note }
  const after = {
    status: statusAfter(claim, change.status ?? record.status),
    note: change.note === undefined ? record.note : change.note || null,
  }
  await saveFigures(ctx, claim, after)
  await ctx.changed({ action: 'claim.updated', type: 'claim', id: record.id, before, after })
}

function statusAfter({ record, ready, checks }: LoadedClaim, to: ClaimStatus): ClaimStatus {
  if (to === record.status) return to
  const moved = move({ status: record.status, ready }, to)
  if (moved.ok) return moved.value.status
  throw new Failure(
    moved.failure,
    moved.failure === 'claim_not_ready' ? { fields: { status: issuesOf(checks) } } : {},
  )
}

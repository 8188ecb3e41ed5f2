import { isOpen } from '@homeward/domain/billing/filings'
import type { Ctx } from '../../../plumbing/context.ts'
import type { LoadedClaim } from './load-claims.ts'
import { moveClaim } from './move-claim.ts'

/**
 * Brings a locked claim in line with today's records. An open one bills them, and waits for review again if
 * it is no longer ready; a filed one notes whether it needs another filing.
 */
export function followRecords(ctx: Ctx, claim: LoadedClaim): Promise<void> {
  const { record, ready } = claim
  const unready = isOpen(record.status) && record.status === 'ready_to_send' && !ready
  return moveClaim(ctx, claim, unready ? { status: 'for_review' } : {})
}

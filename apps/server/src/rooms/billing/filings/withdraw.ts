import { moveClaimByFile } from '@homeward/domain/billing/claim-transitions'
import { claimTransmitted } from '@homeward/domain/billing/postings'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { unwrap } from '../../../plumbing/failure.ts'
import { type LoadedClaim, loadClaims } from '../claims/load-claims.ts'
import { saveFigures } from '../claims/save-figures.ts'
import { postEntries } from '../journal/post-entries.ts'
import { lockClaimsOfFile, turnFilingsOfFile } from './store.ts'

/**
 * A file that the payor never got is taken back; its claims wait for review, and owe what was filed before.
 * Its numbers are spent.
 */
export async function withdrawFilings(ctx: Ctx, transmissionId: string): Promise<void> {
  const ids = await lockClaimsOfFile(ctx.tx, transmissionId, ['written', 'sent'])
  await turnFilingsOfFile(ctx.tx, transmissionId, {
    from: ['written', 'sent'],
    to: 'withdrawn',
  })
  const claims = await loadClaims(ctx, ids)
  for (const claim of claims) {
    const { status } = unwrap(moveClaimByFile(claim.record, 'for_review'))
    await saveFigures(ctx, claim, { status, transmission_id: null })
  }
  await postEntries(
    ctx,
    claims.map(({ record, money }) => ({
      date: ctx.today,
      kind: 'filing_withdrawn',
      sourceId: uuid(),
      description: `The filing of claim ${record.number} was taken back`,
      claimId: record.id,
      eraId: null,
      lines: claimTransmitted(chargeBefore(record) - money.chargeCents),
    })),
  )
  await ctx.changedAll(
    claims.map(({ record }) => ({
      action: 'claim.withdrawn' as const,
      type: 'claim' as const,
      id: record.id,
      before: { status: record.status },
      after: { status: 'for_review' },
    })),
  )
}

/** What the payor owes by what was filed before; nothing where that was a void, or nothing. */
function chargeBefore({ filings }: LoadedClaim['record']): number {
  const last = filings.findLast(({ state }) => state !== 'withdrawn')
  return !last || last.frequency === '8' ? 0 : last.charge_cents
}

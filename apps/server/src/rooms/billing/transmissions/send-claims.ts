import { moveClaimByFile } from '@homeward/domain/billing/claim-transitions'
import { claimTransmitted, reversed } from '@homeward/domain/billing/postings'
import type { Ctx } from '../../../plumbing/context.ts'
import { unwrap } from '../../../plumbing/failure.ts'
import { wasSent } from '../claims/figures.ts'
import type { LoadedClaim } from '../claims/load-claims.ts'
import { figuresChanged, saveFigures } from '../claims/save-figures.ts'
import { type Posting, postEntries } from '../journal/post-entries.ts'
import { findRefusals } from '../journal/refusal-store.ts'
import { markTransmitted } from './store.ts'

/** Marks the claims of a file as sent, and posts what is owed for each from now on. */
export async function sendClaims(
  ctx: Ctx,
  transmission: { id: string; control: string },
  claims: readonly LoadedClaim[],
): Promise<void> {
  await postEntries(ctx, [
    ...claims.filter(({ record }) => !wasSent(record)).map((claim) => owed(ctx, claim)),
    ...(await owedAgain(ctx, claims)),
  ])
  // Almost always they are stored as sent, and one statement marks them all.
  for (const claim of claims.filter(figuresChanged)) await saveFigures(ctx, claim)
  await markTransmitted(
    ctx.tx,
    claims.map(({ record }) => record.id),
    { transmissionId: transmission.id, now: ctx.now },
  )
  for (const { record } of claims) {
    const { status } = unwrap(moveClaimByFile(record, 'transmitted'))
    await ctx.changed({
      action: 'claim.transmitted',
      type: 'claim',
      id: record.id,
      before: { status: record.status },
      after: { status, interchange_control: transmission.control },
    })
  }
}

const owed = (ctx: Ctx, { record, figures }: LoadedClaim): Posting => ({
  date: ctx.today,
  kind: 'claim_transmitted',
  sourceId: record.id,
  description: `Claim ${record.number} sent to ${record.payor_name}`,
  claimId: record.id,
  eraId: null,
  lines: claimTransmitted(figures.chargeCents),
})

/** A refused claim that is sent again is owed again: the refusal's entry is undone. */
async function owedAgain(ctx: Ctx, claims: readonly LoadedClaim[]): Promise<Posting[]> {
  const again = claims.filter(({ record }) => wasSent(record)).map(({ record }) => record.id)
  const numbers = new Map(claims.map(({ record }) => [record.id, record.number]))
  return (await findRefusals(ctx.tx, again)).map((refusal) => ({
    date: ctx.today,
    kind: 'refusal_undone',
    sourceId: refusal.id,
    description: `Claim ${numbers.get(refusal.claimId) ?? ''} resubmitted: rejection reversed`,
    claimId: refusal.claimId,
    eraId: null,
    lines: reversed(refusal.lines),
  }))
}

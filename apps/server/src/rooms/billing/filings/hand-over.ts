import { moveClaimByFile } from '@homeward/domain/billing/claim-transitions'
import { claimTransmitted, reversed } from '@homeward/domain/billing/postings'
import type { Ctx } from '../../../plumbing/context.ts'
import { unwrap } from '../../../plumbing/failure.ts'
import { wasSent } from '../claims/figures.ts'
import { type LoadedClaim, loadClaims } from '../claims/load-claims.ts'
import { type Posting, postEntries } from '../journal/post-entries.ts'
import { findRefusals } from '../journal/refusal-store.ts'
import { markTransmitted } from '../transmissions/store.ts'
import { lockClaimsOfFile, turnFilingsOfFile } from './store.ts'

/** The claims of a file are with the payor now, which owes them from today; the file is locked. */
export async function handOverFilings(
  ctx: Ctx,
  file: { id: string; interchange_control: string },
): Promise<void> {
  const ids = await lockClaimsOfFile(ctx.tx, file.id, ['written'])
  const claims = await loadClaims(ctx, ids)
  await postEntries(ctx, [
    ...claims.map((claim) => owed(ctx, claim)),
    ...(await owedAgain(ctx, claims)),
  ])
  await turnFilingsOfFile(ctx.tx, file.id, { from: ['written'], to: 'sent' })
  await markTransmitted(ctx.tx, ids, ctx.now)
  await ctx.changedAll(
    claims.map(({ record }) => ({
      action: 'claim.transmitted' as const,
      type: 'claim' as const,
      id: record.id,
      before: { status: record.status },
      after: {
        status: unwrap(moveClaimByFile(record, 'transmitted')).status,
        interchange_control: file.interchange_control,
      },
    })),
  )
}

const sentences = { '1': 'sent', '7': 'replaced', '8': 'voided' } as const

/** The journal gets what the filing changes: a replacement the difference, a void all of it. */
function owed(ctx: Ctx, { record, figures, money }: LoadedClaim): Posting {
  const filing = record.filings.at(-1)
  const charge = record.frequency_code === '8' ? 0 : figures.chargeCents
  return {
    date: ctx.today,
    kind: 'claim_transmitted',
    sourceId: filing?.id ?? record.id,
    description: `Claim ${record.number} ${sentences[record.frequency_code]} to ${record.payor_name}`,
    claimId: record.id,
    eraId: null,
    lines: claimTransmitted(charge - money.chargeCents),
  }
}

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

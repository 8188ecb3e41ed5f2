import { moveClaimByFile } from '@homeward/domain/billing/claim-transitions'
import { allocated } from '@homeward/domain/billing/allocation'
import { claimTransmitted, moved, nextPayorBilled } from '@homeward/domain/billing/postings'
import type { Ctx } from '../../../plumbing/context.ts'
import { unwrap } from '../../../plumbing/failure.ts'
import { wasSent } from '../claims/figures.ts'
import { asksForDenied } from '../claims/leaves-denied.ts'
import { type LoadedClaim, loadClaims } from '../claims/load-claims.ts'
import { type Posting, postEntries } from '../journal/post-entries.ts'
import { markTransmitted } from '../transmissions/store.ts'
import { lockClaimsOfFile, turnFilingsOfFile } from './store.ts'

/**
 * The claims of a file are with the payor now, which owes them from today; the file is locked. `written` are its
 * claims where the transaction has just written it.
 */
export async function handOverFilings(
  ctx: Ctx,
  file: { id: string; interchange_control: string },
  written?: readonly LoadedClaim[],
): Promise<void> {
  const ids = await lockClaimsOfFile(ctx.tx, file.id, ['written'])
  const claims = written ?? (await loadClaims(ctx, ids))
  const [first, later] = [
    claims.filter(({ record }) => record.payer_order === 'primary'),
    claims.filter(({ record }) => record.payer_order !== 'primary'),
  ]
  await postEntries(ctx, [
    ...owedAgain(ctx, [
      ...first,
      ...later.filter(({ record, earlier }) => asksForDenied(record, earlier)),
    ]),
    ...first.map((claim) => owed(ctx, claim)),
    ...later.map((claim) => owedByNext(ctx, claim)),
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
    lines: allocated(claimTransmitted(charge - money.chargeCents), {
      ...money,
      balanceCents: money.balanceCents + money.deniedCents,
      deniedCents: 0,
    }),
  }
}

/** What the payor before left to the patient is owed by the next one; nothing more is charged. */
const owedByNext = (ctx: Ctx, { record, money }: LoadedClaim): Posting => ({
  date: ctx.today,
  kind: 'next_payor_billed',
  sourceId: record.filings.at(-1)?.id ?? record.id,
  description: `Claim ${record.number} billed to the next payor, ${record.payor_name}`,
  claimId: record.id,
  eraId: null,
  lines: nextPayorBilled(money.patientCents),
})

/** What the payor refused of a claim that is sent again is owed again, until it is answered. */
const owedAgain = (ctx: Ctx, claims: readonly LoadedClaim[]): Posting[] =>
  claims
    .filter(({ record, money }) => wasSent(record) && money.deniedCents > 0)
    .map(({ record, money }) => ({
      date: ctx.today,
      kind: 'denial_reopened',
      sourceId: record.filings.at(-1)?.id ?? record.id,
      description: `Claim ${record.number} filed again: its denied charge is owed again`,
      claimId: record.id,
      eraId: null,
      lines: moved('accounts_receivable', 'denied_receivable', money.deniedCents),
    }))

import { allocated } from '@homeward/domain/billing/allocation'
import type { ClaimBalance } from '@homeward/domain/billing/balances'
import { moveClaimByFile } from '@homeward/domain/billing/claim-transitions'
import { claimTransmitted, moved } from '@homeward/domain/billing/postings'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { unwrap } from '../../../plumbing/failure.ts'
import { type LoadedClaim, loadClaims } from '../claims/load-claims.ts'
import { saveFigures } from '../claims/save-figures.ts'
import { type Posting, postEntries } from '../journal/post-entries.ts'
import { findReopenings, type LiveEntry } from '../remittances/ledger-store.ts'
import { lockClaimsOfFile, turnFilingsOfFile } from './store.ts'

/**
 * A file that the payor never got is taken back; its claims wait for review, and owe what was filed before. What
 * the payor had refused is refused still. Its numbers are spent.
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
  const reopened = Map.groupBy(await findReopenings(ctx.tx, ids), ({ claimId }) => claimId)
  await postEntries(
    ctx,
    claims.flatMap((claim) => takenBack(ctx, claim, reopened.get(claim.record.id) ?? [])),
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

/** The charge of the filing is not owed any more, and the denial that it reopened stands again. */
function takenBack(
  ctx: Ctx,
  { record, money }: LoadedClaim,
  reopenings: readonly LiveEntry[],
): Posting[] {
  const entry = { date: ctx.today, claimId: record.id, eraId: null }
  const withdrawn = record.filings.findLast(({ state }) => state === 'withdrawn')
  const charged = allocated(claimTransmitted(chargeBefore(record) - money.chargeCents), money)
  const own = reopenings.filter(({ sourceId }) => sourceId === withdrawn?.id)
  const posting: Posting = {
    ...entry,
    kind: 'filing_withdrawn',
    sourceId: uuid(),
    description: `The filing of claim ${record.number} was taken back`,
    lines: charged,
  }
  return [
    posting,
    ...asBefore(owedAfter(money, charged), own).map(({ id, lines }): Posting => ({
      ...entry,
      kind: 'undone',
      sourceId: id,
      undoes: id,
      description: `Claim ${record.number} is as before its filing`,
      lines,
    })),
  ]
}

const owedAfter = ({ balanceCents }: ClaimBalance, charged: Posting['lines']): number =>
  charged
    .filter(({ account }) => account === 'accounts_receivable')
    .reduce((sum, { amountCents }) => sum + amountCents, Math.max(balanceCents, 0))

/** What was refused or left to the patient is so again, but no more than the payor still owes. */
function asBefore(owed: number, reopenings: readonly LiveEntry[]) {
  let left = owed
  return reopenings.map(({ id, lines }) => {
    const taken = lines.find(({ account }) => account === 'accounts_receivable')?.amountCents ?? 0
    const from = lines.find(({ amountCents }) => amountCents < 0)?.account ?? 'denied_receivable'
    const back = Math.min(taken, left)
    left -= back
    return { id, lines: moved(from, 'accounts_receivable', back) }
  })
}

/** What the payor owes by what was filed before; nothing where that was a void, or nothing. */
function chargeBefore({ filings }: LoadedClaim['record']): number {
  const last = filings.findLast(({ state }) => state !== 'withdrawn')
  return !last || last.frequency === '8' ? 0 : last.charge_cents
}

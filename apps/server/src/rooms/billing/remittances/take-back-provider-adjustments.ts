import { reversed } from '@homeward/domain/billing/postings'
import type { Ctx } from '../../../plumbing/context.ts'
import { postEntries } from '../journal/post-entries.ts'
import { findEntriesOf } from './ledger-store.ts'
import { openLedger } from './ledger.ts'
import { lockSentClaims } from './match-store.ts'
import { settleClaims } from './settle-claims.ts'

/** Takes back what the payor took or gave beside the claims of a remittance. */
export async function takeBackProviderAdjustments(
  ctx: Ctx,
  era: { id: string; provider_adjustments: readonly { id: string }[] },
): Promise<void> {
  const ids = era.provider_adjustments.map(({ id }) => id)
  const entries = ids.length > 0 ? await findEntriesOf(ctx.tx, ids) : []
  const claimIds = [...new Set(entries.flatMap(({ claimId }) => claimId ?? []))]
  const claims = claimIds.length > 0 ? await lockSentClaims(ctx.tx, claimIds) : []
  const ledger = await openLedger(ctx.tx, claimIds)
  await postEntries(
    ctx,
    entries.map(({ id, claimId, lines }) => ({
      date: ctx.today,
      kind: 'undone',
      sourceId: id,
      undoes: id,
      description: 'Provider adjustment taken back',
      claimId,
      eraId: era.id,
      lines: claimId === null ? reversed(lines) : ledger.post(claimId, reversed(lines)),
    })),
  )
  await settleClaims(
    ctx,
    claims.map((claim) => ({ claim, payerControlNumber: null })),
  )
}

import type { FilingReason } from '@homeward/domain/billing/acknowledgements'
import { moveClaimByFile } from '@homeward/domain/billing/claim-transitions'
import type { Ctx } from '../../../plumbing/context.ts'
import { type AnsweredFiling, writeVerdicts } from './store.ts'

/** What an answer says of one filing. */
type Said = {
  filing: AnsweredFiling
  accepted: boolean
  reasons: readonly FilingReason[]
  payerControlNumber: string | null
}

/**
 * Moves exactly the claims that an answer names. One that went on since, as by a payment, stays; the answer
 * says so. Returns the sentences about these.
 */
export async function applyVerdicts(ctx: Ctx, said: readonly Said[]): Promise<string[]> {
  const late: string[] = []
  const moved = said.flatMap(({ filing, accepted, reasons, payerControlNumber }) => {
    const to = accepted ? 'acknowledged' : 'rejected'
    if (filing.state !== 'sent' || !moveClaimByFile(filing, to).ok) {
      if (!(accepted && filing.state === 'accepted')) {
        late.push(`Claim ${filing.number} has gone on since and stays as it is.`)
      }
      return []
    }
    return [
      {
        id: filing.id,
        claim_id: filing.claim_id,
        state: accepted ? ('accepted' as const) : ('rejected' as const),
        before: filing.status,
        status: to,
        reasons,
        payer_control_number: payerControlNumber,
      },
    ]
  })
  if (moved.length === 0) return late
  await writeVerdicts(ctx.tx, moved, ctx.now)
  await ctx.changedAll(
    moved.map(({ claim_id, before, status, reasons }) => ({
      action: 'claim.answered' as const,
      type: 'claim' as const,
      id: claim_id,
      before: { status: before },
      after: { status, reasons: reasons.map(({ sentence }) => sentence) },
    })),
  )
  const rejected = moved.filter(({ state }) => state === 'rejected')
  if (rejected.length > 0) {
    const claim_ids = rejected.map(({ claim_id }) => claim_id)
    await ctx.emit('claim.rejected', { claim_ids, at: ctx.now.toISOString() })
  }
  return late
}

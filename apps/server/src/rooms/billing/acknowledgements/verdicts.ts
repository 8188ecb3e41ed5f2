import type { FilingReason } from '@homeward/domain/billing/acknowledgements'
import { moveClaimByFile } from '@homeward/domain/billing/claim-transitions'
import type { ClaimStatus } from '@homeward/domain/billing/vocabulary'
import type { Ctx } from '../../../plumbing/context.ts'
import { type AnsweredFiling, writeVerdicts } from './store.ts'

/** What an answer says of one filing. */
type Said = {
  filing: AnsweredFiling
  accepted: boolean
  reasons: readonly FilingReason[]
  payerControlNumber: string | null
  /** The payor itself speaks: it may refuse what its clearinghouse accepted. */
  takesBack?: boolean
}

/** Statuses of claims that were accepted, and of which the payor said nothing more. */
const onlyAccepted: readonly ClaimStatus[] = ['acknowledged', 'confirmed', 'billed']

/** A claim follows only what is said of its last filing. */
const isAwaited = ({
  filing: { state, status, is_last: isLast },
  accepted,
  takesBack,
}: Said): boolean =>
  isLast &&
  (state === 'sent' ||
    (takesBack === true && !accepted && state === 'accepted' && onlyAccepted.includes(status)))

/**
 * Moves exactly the claims that an answer names. One that went on since, as by a payment, stays; the answer
 * says so. Returns the sentences about these.
 */
export async function applyVerdicts(ctx: Ctx, said: readonly Said[]): Promise<string[]> {
  const late: string[] = []
  const moved = said.flatMap((one) => {
    const { filing, accepted, reasons, payerControlNumber } = one
    const to = accepted ? 'acknowledged' : 'rejected'
    if (!isAwaited(one) || !moveClaimByFile(filing, to).ok) {
      if (!filing.is_last) {
        late.push(`Claim ${filing.number} was filed again since. This answers an earlier filing.`)
      } else if (!(accepted && filing.state === 'accepted')) {
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

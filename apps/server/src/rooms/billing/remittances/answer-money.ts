import type { Adjustment, RemittedClaim } from '@homeward/domain/billing/postings'
import { refuses } from '@homeward/x12/remittance/outcome'
import { isLater } from './decide-answers.ts'

/** What an earlier payor paid or adjusted, said again by a later one. */
const saidBefore = '23'

type Cas = { group: string; reason: string; amount: number }

/** What an answer moves. A later payor repeats what the first one settled; that is not settled twice. */
export const moneyOf = (answer: {
  status: string
  paid: number
  adjustments: readonly Cas[]
}): RemittedClaim => ({
  paidCents: answer.paid,
  adjustments: answer.adjustments
    .filter(({ reason }) => !isLater(answer.status) || reason !== saidBefore)
    .map(({ group, reason, amount }): Adjustment => ({
      group,
      amountCents: amount,
      denied: refuses({ reason, amount: Math.abs(amount) }),
    })),
})

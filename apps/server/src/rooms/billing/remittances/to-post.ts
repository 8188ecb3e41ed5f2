import type { Remittance } from '@homeward/x12/remittance/types'
import type { KeptClaim } from './decide-answers.ts'

/** A kept remittance, or a part of its claims, whose money goes to the journal. */
export type ToPost = {
  id: string
  round: number
  remittance: Pick<Remittance, 'payment' | 'payer' | 'claims' | 'providerAdjustments'>
  /** The kept rows of these claims in their order. */
  claims: readonly KeptClaim[]
  providerAdjustmentIds: readonly string[]
}

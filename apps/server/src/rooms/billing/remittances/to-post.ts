import type { Remittance } from '@homeward/x12/remittance/types'
import type { KeptClaim } from './decide-answers.ts'

/** A kept remittance whose money goes to the journal. */
export type ToPost = {
  id: string
  dedupKey: string
  round: number
  remittance: Remittance
  /** The kept rows of its claims in its order. */
  claims: readonly KeptClaim[]
  providerAdjustmentIds: readonly string[]
}

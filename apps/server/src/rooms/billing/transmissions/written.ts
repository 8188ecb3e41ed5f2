import type { BillingClient } from '../../clients/door.ts'
import type { ClaimParties } from '@homeward/domain/billing/claim-parties'
import type { HeardAnswer } from '../claims/earlier-store.ts'
import type { ClaimRecord } from '../claims/facts-store.ts'
import type { Figures } from '../claims/figures.ts'
import type { BatchPayor } from './store.ts'

/** What a file says of a claim. */
export type Written = {
  record: ClaimRecord
  client: BillingClient
  figures: Figures
  /** Whom it names. */
  parties: ClaimParties
  /** What the payors before answered. */
  earlier: readonly HeardAnswer[]
  /** Every payor that had one of these claims, by ID. */
  payors: ReadonlyMap<string, BatchPayor>
}

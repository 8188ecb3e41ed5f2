import type { Logger } from 'pino'
import type { InJob } from '../../../plumbing/jobs/in-job.ts'
import type { EvvAccount } from '../records/account-store.ts'
import type { Vendor } from '../vendors/vendor.ts'

/** One run over one account. */
export type Turn = {
  within: InJob
  log: Logger
  account: EvvAccount
  vendor: Vendor
  /** Between 0 and 1, for delays. */
  random: () => number
  /** Whether the time of this run is over. */
  isOver: () => boolean
}

/** Milliseconds that one call of a vendor may take. */
export const patience = 60_000

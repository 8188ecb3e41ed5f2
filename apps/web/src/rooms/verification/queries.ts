import {
  getVendorVerification,
  listVendorVerifications,
  listVerificationConnections,
} from '@homeward/contract/verification/vendor-verifications'
import { queryOf } from '../../plumbing/query.ts'

/** The EVV accounts, with what waits and what failed at each. */
export const connectionsQuery = {
  ...queryOf(listVerificationConnections, {}),
  refetchInterval: 30_000,
  meta: { quiet: true },
}

/** One record at one vendor, with every attempt; the panel shows a failure itself. */
export const verificationQuery = (id: string) => ({
  ...queryOf(getVendorVerification, { id }),
  meta: { quiet: true },
})

/** What the vendors of a visit, a client or a caregiver know of it. */
export const verificationsOf = (parentId: string) => ({
  ...queryOf(listVendorVerifications, { parent_id: parentId, status: 'all' as const, items: 20 }),
  meta: { quiet: true },
})

import * as contract from '@homeward/contract/verification/vendor-verifications'
import { verb } from '../../../plumbing/http/verb.ts'
import { loadVerification } from './present.ts'

/** One record with every attempt to tell its vendor. */
export const getVendorVerification = verb(contract.getVendorVerification, (ctx, { id }) =>
  loadVerification(ctx, id),
)

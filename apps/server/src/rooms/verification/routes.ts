import type { Route } from '../../plumbing/http/verb.ts'
import { testAccountWith } from '../agency/door.ts'
import { listVerificationConnections, updateVerificationConnection } from './connections/verbs.ts'
import { testEvvAccount } from './connections/test-account.ts'
import { getVendorVerification } from './verbs/get-verification.ts'
import { exportVendorVerifications, listVendorVerifications } from './verbs/list-verifications.ts'
import { updateVendorVerification } from './verbs/update-verification.ts'
import { updateVendorVerifications } from './verbs/update-verifications.ts'

export const routes: readonly Route[] = [
  listVendorVerifications,
  exportVendorVerifications,
  getVendorVerification,
  updateVendorVerification,
  updateVendorVerifications,
  listVerificationConnections,
  updateVerificationConnection,
  testAccountWith(testEvvAccount),
]

import type { ServiceStatus } from '../catalogue/vocabulary.ts'
import { fail, ok } from '../result.ts'
import type { Result } from '../result.ts'

type VisitService = { readonly status: ServiceStatus; readonly isClaimed: boolean }

/**
 * The services of a visit that still need a claim. An unbillable service never gets one. Fails if none is
 * left, and says whether all have claims or none may have one.
 */
export function servicesToClaim<S extends VisitService>(
  services: readonly S[],
): Result<readonly S[], 'claim_exists' | 'service_unbillable'> {
  const billable = services.filter(({ status, isClaimed }) => isClaimed || status !== 'unbillable')
  if (billable.length === 0) return fail('service_unbillable')
  const left = billable.filter(({ isClaimed }) => !isClaimed)
  return left.length > 0 ? ok(left) : fail('claim_exists')
}

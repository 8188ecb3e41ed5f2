import type { VerificationProblem } from '@homeward/contract/verification/shape'
import type { EvvRecord } from '@homeward/evv/record'
import type { Place } from './load-places.ts'

type About = {
  payorId: string | null
  serviceId: string | null
  /** The NPI of the client's office. */
  npi: string | null
  overlaps: readonly { with: string; minutes: number }[]
}

/** What the vendor would refuse, before anything is sent. */
export const checksOf = (_: EvvRecord, __: Place, ___: About): VerificationProblem[] => []

import { type ClaimStage, isRefused, isWithPayor } from './claim-stage.ts'
import type { VisitStatus } from './vocabulary.ts'

/** What decides whether a visit may still be edited. */
export type EditFacts = {
  status: VisitStatus
  /** The status at the EVV vendor; null if the visit was never sent to one. */
  verificationStatus: string | null
  /** The stage of its claim; null without one. */
  claimStage: ClaimStage | null
}

/**
 * Whether a visit may be edited. Completed, scheduled, rejected, archived and available visits may. An
 * approved one may when its claim was rejected or denied, or when no EVV vendor has verified it (a change of
 * what was only sent is told after the answer), as long as no claim of it is with the payor: billed facts
 * must not change without the claim.
 */
export const isEditable = ({ status, verificationStatus, claimStage }: EditFacts): boolean => {
  if (status === 'in_progress' || status === 'canceled') return false
  if (status !== 'approved') return true
  if (claimStage !== null && isRefused(claimStage)) return true
  return verificationStatus !== 'verified' && !(claimStage !== null && isWithPayor(claimStage))
}

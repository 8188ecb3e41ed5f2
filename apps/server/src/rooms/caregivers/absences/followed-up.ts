import {
  type AbsenceOutcome,
  type AbsenceReason,
  type CaregiverAbsenceKind,
  outcomesOf,
  reasonsOf,
} from '@homeward/domain/caregivers/absences'
import { Failure } from '../../../plumbing/failure.ts'

type FollowedUp = {
  reason?: AbsenceReason | null | undefined
  outcome?: AbsenceOutcome | null | undefined
}

/**
 * The reason and the outcome of an absence of a kind. What is sent must be of this kind; what is left over from
 * another kind is dropped.
 */
export function followedUp(
  kind: CaregiverAbsenceKind,
  sent: FollowedUp,
  before: FollowedUp | null = null,
): { reason: AbsenceReason | null; outcome: AbsenceOutcome | null } {
  const [reasons, outcomes] = [reasonsOf(kind), outcomesOf(kind)]
  const fields: Record<string, string[]> = {}
  if (sent.reason && !(sent.reason in reasons)) fields.reason = ['Choose a reason of this type.']
  if (sent.outcome && !(sent.outcome in outcomes)) {
    fields.outcome = ['Choose an outcome of this type.']
  }
  if (Object.keys(fields).length > 0) throw new Failure('invalid', { fields })
  const reason = sent.reason === undefined ? before?.reason : sent.reason
  const outcome = sent.outcome === undefined ? before?.outcome : sent.outcome
  return {
    reason: reason && reason in reasons ? reason : null,
    outcome: outcome && outcome in outcomes ? outcome : null,
  }
}

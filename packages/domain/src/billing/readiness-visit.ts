import { durationToleranceMinutes } from '../visits/quality.ts'
import { asksFor, type ReadinessRule } from './readiness-facts.ts'
import { evvVerified } from './readiness-evv.ts'
import { visitRule } from './readiness-visit-rule.ts'

const dayMinutes = 24 * 60

/** The rules for the visits of a claim. */
export const visitRules: readonly ReadinessRule[] = [
  visitRule({
    id: 'visit_approved',
    severity: 'error',
    holds: 'The visit is approved.',
    wrong: ({ status }) => (status === 'approved' ? null : 'The visit is not approved. Review it.'),
  }),
  visitRule({
    id: 'both_punches',
    severity: 'error',
    holds: 'The visit has a check-in and check-out.',
    wrong: ({ checkedIn, checkedOut }) => {
      if (checkedIn && checkedOut) return null
      const missing = checkedIn ? 'check-out' : 'check-in'
      return `The ${missing} is missing, so the visit duration is not documented. Add it in the review.`
    },
  }),
  visitRule({
    id: 'manual_explained',
    severity: 'warning',
    holds: 'Check-ins and check-outs entered by hand have a reason.',
    wrong: ({ manualUnexplained }) =>
      manualUnexplained
        ? 'A check-in or check-out was entered by hand without a reason. EVV rules require one. Add it in the review.'
        : null,
  }),
  visitRule({
    id: 'caregiver',
    severity: 'error',
    holds: 'A caregiver is assigned.',
    wrong: ({ caregiver }) =>
      caregiver === null ? 'The visit has no caregiver. Assign one.' : null,
  }),
  visitRule({
    id: 'signature',
    severity: 'error',
    askedAs: 'client_signature',
    holds: 'The client signed.',
    wrong: ({ signed }, facts) => {
      if (signed) return null
      const why = asksFor(facts, 'client_signature')
        ? `${facts.payor.name} requires it`
        : 'the payor can ask for it'
      return `The signature is missing, and ${why}. Have the client sign the visit.`
    },
  }),
  evvVerified,
  visitRule({
    id: 'no_overlap',
    severity: 'error',
    holds: 'The caregiver has no overlapping visit.',
    wrong: ({ overlapsWith, overlapReason }) =>
      overlapsWith !== null && !overlapReason
        ? `The caregiver was with ${overlapsWith} at the same time. Payors deny overlapping visits. Correct one of the visits or enter a reason.`
        : null,
  }),
  visitRule({
    id: 'not_billed_before',
    severity: 'error',
    holds: 'No other claim bills this visit.',
    wrong: ({ billedOn }) =>
      billedOn === null
        ? null
        : `Claim ${billedOn} already bills this visit. The payor would deny this claim as a duplicate. Void one of them.`,
  }),
  visitRule({
    id: 'at_most_a_day',
    severity: 'error',
    holds: 'The visit is not longer than 24 hours.',
    wrong: ({ minutes }) =>
      minutes > dayMinutes
        ? 'The visit is longer than 24 hours, probably because of a missed check-out. Correct its times.'
        : null,
  }),
  visitRule({
    id: 'overlap_explained',
    severity: 'warning',
    holds: 'No overlap was allowed with a reason.',
    wrong: ({ overlapsWith, overlapReason }) =>
      overlapsWith !== null && overlapReason
        ? `The caregiver was with ${overlapsWith} at the same time: ${overlapReason}. The payor may ask about it.`
        : null,
  }),
  visitRule({
    // A warning: the product does not know which services need two people.
    id: 'one_caregiver_at_once',
    severity: 'warning',
    holds: 'No other caregiver was with the client at the same time.',
    wrong: ({ alongside = null, overlapReason }) =>
      alongside !== null && !overlapReason
        ? `${alongside} was with the client at the same time. Payors deny one of the visits unless the service needs two people. Correct one of them or enter a reason.`
        : null,
  }),
  visitRule({
    id: 'alone_on_day',
    severity: 'warning',
    holds: 'No other claim bills this service on that day.',
    wrong: ({ sameDayClaim }) =>
      sameDayClaim
        ? `Claim ${sameDayClaim} bills the same service on the same day. Some payors deny this as a duplicate. Check both claims.`
        : null,
  }),
  visitRule({
    id: 'length',
    severity: 'warning',
    holds: 'The duration matches the schedule.',
    wrong: ({ minutes, scheduledDuration, explained }) =>
      !explained && Math.abs(minutes - scheduledDuration) > durationToleranceMinutes
        ? `The visit took ${minutes} minutes instead of ${scheduledDuration}. Add a reason in the review.`
        : null,
  }),
  visitRule({
    id: 'place',
    severity: 'warning',
    holds: "The visit was at the client's address.",
    wrong: ({ distance, explained }, { agency }) =>
      !explained && distance !== null && distance > agency.placeTolerance
        ? `The visit was recorded ${Math.round(distance)} m from the client's address. Add a reason in the review.`
        : null,
  }),
]

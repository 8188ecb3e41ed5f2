import type { FailureDeclaration } from './declaration.ts'

/** What can go wrong with offers of open visits. */
export const offerFailures = {
  offer_nobody: {
    status: 409,
    field: 'agent_ids',
    sentence: 'These visits cannot be offered to anyone.',
  },
  offer_deadline: {
    status: 422,
    field: 'expires_at',
    sentence: 'The deadline must be in the future and before the visit starts.',
  },
  offer_taken: {
    status: 409,
    sentence: 'Someone else accepted this visit first.',
  },
  offer_withdrawn: {
    status: 409,
    sentence: 'The office has withdrawn this visit.',
  },
  offer_expired: {
    status: 409,
    sentence: 'The time to answer is over.',
  },
  offer_changed: {
    status: 409,
    sentence: 'This visit has changed since it was offered.',
  },
  offer_not_possible: {
    status: 409,
    sentence: 'You cannot take this visit.',
  },
  offer_not_accepted: {
    status: 409,
    field: 'agent_id',
    sentence: 'This caregiver has not accepted the visit.',
  },
} as const satisfies Record<string, FailureDeclaration>

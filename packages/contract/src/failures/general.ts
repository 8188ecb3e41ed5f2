import type { FailureDeclaration } from './declaration.ts'

/** What can go wrong with any request. */
export const generalFailures = {
  malformed: { status: 400, sentence: 'The request could not be read.' },
  unauthenticated: { status: 401, sentence: 'Sign in to go on.' },
  wrong_credentials: {
    status: 401,
    sentence: 'These sign-in details are not right. Check them and try again.',
  },
  forbidden: { status: 403, sentence: 'Your role does not allow this. Ask an owner or an admin.' },
  not_found: {
    status: 404,
    sentence: "You don't have access to see this. It's probably in a different agency.",
  },
  stale: {
    status: 409,
    sentence:
      'Someone else changed this record in the meantime. Compare both versions and save again.',
  },
  idempotency_mismatch: {
    status: 409,
    sentence: 'This request key was already used for a different change.',
  },
  name_taken: {
    status: 422,
    field: 'name',
    sentence: 'Another one has this name. It may be an archived one, which can be restored.',
  },
  too_large: { status: 413, sentence: 'This is larger than what can be accepted.' },
  invalid: { status: 422, sentence: 'Some fields need another look.' },
  throttled: { status: 429, sentence: 'Too many tries. Wait a little and try again.' },
  busy: {
    status: 503,
    sentence:
      'Somebody else is changing the same thing. Nothing was changed. Try again in a moment.',
  },
  unavailable: {
    status: 503,
    sentence: 'The database is away or too busy at the moment. Try again in a few seconds.',
  },
  timed_out: {
    status: 504,
    sentence: 'This took too long and was given up. Nothing was changed. Try again.',
  },
} as const satisfies Record<string, FailureDeclaration>

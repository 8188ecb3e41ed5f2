import type { FailureDeclaration } from './declaration.ts'

/** What can go wrong with any request. */
export const generalFailures = {
  malformed: { status: 400, sentence: 'The request could not be read.' },
  unauthenticated: { status: 401, sentence: 'Sign in to continue.' },
  wrong_credentials: {
    status: 401,
    sentence: 'The username or password is incorrect. Check them and try again.',
  },
  forbidden: { status: 403, sentence: 'Your role does not allow this. Ask an owner or an admin.' },
  not_found: {
    status: 404,
    sentence: "You don't have access to see this. It's probably in a different agency.",
  },
  stale: {
    status: 409,
    sentence: 'Someone else changed this record. Compare both versions and save again.',
  },
  idempotency_mismatch: {
    status: 409,
    sentence: 'This request key was already used for a different change.',
  },
  answered_once: {
    status: 409,
    sentence:
      'This was done already, and its answer is shown only once. If you did not see it, ask for a new one.',
  },
  name_taken: {
    status: 422,
    field: 'name',
    sentence: 'Another record has this name. If it is archived, you can restore it.',
  },
  too_large: { status: 413, sentence: 'This is too large.' },
  invalid: { status: 422, sentence: 'Some fields have errors.' },
  throttled: { status: 429, sentence: 'Too many attempts. Wait a moment and try again.' },
  busy: {
    status: 503,
    sentence:
      'Someone else is changing the same record. Nothing was changed. Try again in a moment.',
  },
  unavailable: {
    status: 503,
    sentence: 'The database is unavailable or busy. Try again in a few seconds.',
  },
  timed_out: {
    status: 504,
    sentence: 'This took too long and was canceled. Nothing was changed. Try again.',
  },
} as const satisfies Record<string, FailureDeclaration>

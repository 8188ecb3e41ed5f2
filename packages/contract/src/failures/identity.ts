import type { FailureDeclaration } from './declaration.ts'

/** What can go wrong with accounts, invites and two-step verification. */
export const identityFailures = {
  second_factor_needed: {
    status: 401,
    field: 'code',
    sentence: 'Enter the six-digit code from your authenticator app or a recovery code.',
  },
  second_factor_wrong: {
    status: 401,
    field: 'code',
    sentence: 'This code is incorrect or was already used. Wait for the next code and try again.',
  },
  second_factor_required: {
    status: 403,
    sentence: 'Your agency requires two-step verification. Set it up in your account to continue.',
  },
  second_factor_not_started: {
    status: 409,
    sentence: 'Two-step verification setup was not started, or it is already on. Start over.',
  },
  password_wrong: {
    status: 422,
    field: 'current_password',
    sentence: 'This is not your current password.',
  },
  password_weak: {
    status: 422,
    field: 'password',
    sentence: 'This password is too common. Choose another one.',
  },
  passwords_differ: {
    status: 422,
    field: 'password_confirmation',
    sentence: 'The passwords do not match.',
  },
  username_taken: {
    status: 422,
    field: 'username',
    sentence: 'This username is taken. Choose another one.',
  },
  contact_taken: {
    status: 422,
    sentence: 'Another account uses this e-mail address or phone number.',
  },
  invite_over: {
    status: 409,
    sentence:
      'This invite was already used, was replaced or has expired. Ask your office for a new one.',
  },
  code_wrong: {
    status: 422,
    field: 'confirmation_code',
    sentence: 'This code is incorrect. Check the code in the e-mail.',
  },
  link_over: {
    status: 401,
    sentence: 'This link is not valid or has expired. Ask the agency for a new one.',
  },
  signature_wrong: {
    status: 403,
    sentence: 'The signature of this delivery is invalid. Check the account and its secret.',
  },
  email_missing: {
    status: 422,
    field: 'email',
    sentence: 'There is no e-mail address. Add one first.',
  },
  account_exists: {
    status: 409,
    sentence: 'This person already has an account. Send a password reset instead.',
  },
  signup_decided: { status: 409, sentence: 'This request was already approved or rejected.' },
} as const satisfies Record<string, FailureDeclaration>

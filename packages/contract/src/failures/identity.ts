import type { FailureDeclaration } from './declaration.ts'

/** What can go wrong with accounts, invites and the second factor. */
export const identityFailures = {
  second_factor_needed: {
    status: 401,
    field: 'code',
    sentence: 'Enter the six digits that your authenticator app shows, or a recovery code.',
  },
  second_factor_wrong: {
    status: 401,
    field: 'code',
    sentence:
      'This code is not right, or it was used already. Wait for the next one and try again.',
  },
  second_factor_required: {
    status: 403,
    sentence: 'Your agency asks for a second factor. Set it up in your account to go on.',
  },
  second_factor_not_started: {
    status: 409,
    sentence: 'The second factor was not started, or it is already on. Start over.',
  },
  password_wrong: {
    status: 422,
    field: 'current_password',
    sentence: 'This is not your current password.',
  },
  password_weak: {
    status: 422,
    field: 'password',
    sentence: 'This password is among those that are tried first. Choose another one.',
  },
  passwords_differ: {
    status: 422,
    field: 'password_confirmation',
    sentence: 'Both passwords must be the same.',
  },
  username_taken: {
    status: 422,
    field: 'username',
    sentence: 'This username is taken. Choose another one.',
  },
  contact_taken: {
    status: 422,
    sentence: 'This e-mail address or phone number belongs to another account.',
  },
  invite_over: {
    status: 409,
    sentence: 'This invite was used, replaced or has expired. Ask the office for a new one.',
  },
  code_wrong: {
    status: 422,
    field: 'confirmation_code',
    sentence: 'This code is not right. Compare it with the one in the e-mail.',
  },
  link_over: {
    status: 401,
    sentence: 'This link is not valid, or no longer. Ask the agency for a new one.',
  },
  signature_wrong: {
    status: 403,
    sentence: 'The signature of this delivery is not right. Check the account and its secret.',
  },
  email_missing: {
    status: 422,
    field: 'email',
    sentence: 'There is no e-mail address to write to. Add one first.',
  },
  account_exists: {
    status: 409,
    sentence: 'This person has an account already. Send a reset of the password instead.',
  },
  signup_decided: { status: 409, sentence: 'This request was decided already.' },
} as const satisfies Record<string, FailureDeclaration>

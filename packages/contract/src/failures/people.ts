import type { FailureDeclaration } from './declaration.ts'

/** What can go wrong with clients and with those who work for the agency. */
export const peopleFailures = {
  role_not_allowed: {
    status: 403,
    field: 'role',
    sentence: 'Your role does not give or take this role. Ask an owner.',
  },
  own_role: {
    status: 409,
    field: 'role',
    sentence: 'Nobody changes their own role or status. Ask another owner or admin.',
  },
  last_owner: {
    status: 409,
    field: 'role',
    sentence: 'The agency needs an active owner. Make someone else an owner first.',
  },
  phone_taken: {
    status: 422,
    field: 'phone',
    sentence: 'Someone else in the agency has this phone number.',
  },
  social_security_number_taken: {
    status: 422,
    field: 'private_profile.social_security_number',
    sentence: 'Someone else in the agency has this number. Search for it to find them.',
  },
  credential_missing: {
    status: 409,
    field: 'agent_id',
    sentence: 'The caregiver lacks a credential that the payor asks for on that day.',
  },
  possible_duplicate: {
    status: 409,
    sentence:
      'There is already a client like this. Look at the likely matches, and add the client if none is the same person.',
  },
  client_not_ready: {
    status: 409,
    field: 'status',
    sentence: 'The client cannot become active yet. Mend what is missing first.',
  },
  client_merged: {
    status: 410,
    sentence: 'This record was merged into another one. Open that one instead.',
  },
  merge_same: {
    status: 422,
    field: 'other_id',
    sentence: 'A record cannot be merged into itself. Choose another one.',
  },
  merge_overlap: {
    status: 409,
    sentence: 'Both records hold something that only one may hold. Settle that first.',
  },
  merge_not_undoable: {
    status: 409,
    sentence: 'This merge cannot be undone now.',
  },
  export_too_large: {
    status: 422,
    sentence: 'The list is too long for one file. Narrow it with a filter and try again.',
  },
} as const satisfies Record<string, FailureDeclaration>

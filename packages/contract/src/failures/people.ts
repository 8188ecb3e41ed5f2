import type { FailureDeclaration } from './declaration.ts'

/** What can go wrong with clients and with those who work for the agency. */
export const peopleFailures = {
  role_not_allowed: {
    status: 403,
    field: 'role',
    sentence: 'Only an owner or an admin can give or take this role. Ask one of them.',
  },
  own_role: {
    status: 409,
    field: 'role',
    sentence: 'Nobody changes their own role or status. Ask another owner or admin.',
  },
  last_owner: {
    status: 409,
    field: 'role',
    sentence: 'The agency needs an active owner. Make somebody else an owner first.',
  },
  phone_taken: {
    status: 422,
    field: 'phone',
    sentence: 'Somebody else in the agency has this phone number.',
  },
  social_security_number_taken: {
    status: 422,
    field: 'private_profile.social_security_number',
    sentence: 'Somebody else in the agency has this number. Search for it to find them.',
  },
  credential_missing: {
    status: 409,
    field: 'agent_id',
    sentence: 'The caregiver lacks a credential that the payor asks for on that day.',
  },
} as const satisfies Record<string, FailureDeclaration>

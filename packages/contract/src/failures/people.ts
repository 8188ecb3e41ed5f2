import type { FailureDeclaration } from './declaration.ts'

/** What can go wrong with clients and employees. */
export const peopleFailures = {
  leave_past: {
    status: 422,
    field: 'end_date',
    sentence: 'These days are over. Choose days from today on.',
  },
  leave_too_long: {
    status: 422,
    field: 'end_date',
    sentence: 'Ask for one year or less. For a longer time, call the office.',
  },
  leave_asked: {
    status: 409,
    field: 'start_date',
    sentence: 'You already asked for one of these days. Withdraw that request to change it.',
  },
  leave_settled: {
    status: 409,
    sentence: 'This request was answered or withdrawn in the meantime. Load the page again.',
  },
  role_not_allowed: {
    status: 403,
    field: 'role',
    sentence: 'You cannot assign or remove this role. Ask an owner.',
  },
  own_role: {
    status: 409,
    field: 'role',
    sentence: 'You cannot change your own role or status. Ask another owner or admin.',
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
  possible_duplicate: {
    status: 409,
    sentence:
      'This client may already exist. Check the possible matches and add the client if none is the same person.',
  },
  client_not_ready: {
    status: 409,
    field: 'status',
    sentence: 'You cannot activate this client yet. Complete the missing items first.',
  },
  client_not_in_care: {
    status: 409,
    sentence:
      'The client has no address or is not active yet. Complete the client first or confirm that you want the visits.',
  },
  client_merged: {
    status: 410,
    sentence: 'This record was merged into another record. Open that record instead.',
  },
  merge_same: {
    status: 422,
    field: 'other_id',
    sentence: 'You cannot merge a record into itself. Choose another record.',
  },
  merge_overlap: {
    status: 409,
    sentence: 'Both records have something that only one can have. Resolve that first.',
  },
  merge_not_undoable: {
    status: 409,
    sentence: 'You cannot undo this merge now.',
  },
  export_too_large: {
    status: 422,
    sentence: 'The list is too long for one file. Add a filter and try again.',
  },
} as const satisfies Record<string, FailureDeclaration>

import type { FailureDeclaration } from './declaration.ts'

/** What can go wrong with comments and alerts. */
export const collaborationFailures = {
  comment_not_editable: {
    status: 409,
    sentence: 'Only the author can edit a comment. You cannot edit a deleted comment.',
  },
  saved_view_taken: {
    status: 422,
    field: 'name',
    sentence: 'You already have a view with this name. Choose another name.',
  },
  saved_view_limit: {
    status: 422,
    field: 'name',
    sentence: 'You have reached the limit of 50 views for this list. Delete one first.',
  },
} as const satisfies Record<string, FailureDeclaration>

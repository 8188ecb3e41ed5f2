import type { FailureDeclaration } from './declaration.ts'

/** What can go wrong with comments and alerts. */
export const collaborationFailures = {
  comment_not_editable: {
    status: 409,
    sentence: 'Only the person who wrote a comment can change it, and not once it is deleted.',
  },
  saved_view_taken: {
    status: 422,
    field: 'name',
    sentence: 'You have a view of this name already. Choose another name.',
  },
  saved_view_limit: {
    status: 422,
    field: 'name',
    sentence: 'You have 50 views of this list, which is the most. Remove one first.',
  },
} as const satisfies Record<string, FailureDeclaration>

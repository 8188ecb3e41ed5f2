import type { FailureDeclaration } from './declaration.ts'

/** What can go wrong with comments and alerts. */
export const collaborationFailures = {
  comment_not_editable: {
    status: 409,
    sentence: 'Only the person who wrote a comment can change it, and not once it is deleted.',
  },
} as const satisfies Record<string, FailureDeclaration>

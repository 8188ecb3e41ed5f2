import type { FailureDeclaration } from './declaration.ts'

/** What can go wrong with imports and exports. */
export const transferFailures = {
  export_running: {
    status: 409,
    sentence: 'An export is on its way already. Wait for it, or cancel it first.',
  },
  import_unreadable: {
    status: 422,
    field: 'signed_id',
    sentence:
      'This file has no rows that can be read. Use a CSV file whose first line names the columns.',
  },
  import_mapping: {
    status: 422,
    field: 'mapping',
    sentence: 'The mapping of the columns needs another look.',
  },
  import_state: {
    status: 409,
    sentence: 'The import is in another state by now. Look at it again.',
  },
} as const satisfies Record<string, FailureDeclaration>

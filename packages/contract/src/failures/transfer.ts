import type { FailureDeclaration } from './declaration.ts'

/** What can go wrong with imports and exports. */
export const transferFailures = {
  export_running: {
    status: 409,
    sentence: 'An export is already running. Wait for it to finish or cancel it first.',
  },
  import_unreadable: {
    status: 422,
    field: 'signed_id',
    sentence: 'This file has no readable rows. Use a CSV file with column names in the first row.',
  },
  import_mapping: {
    status: 422,
    field: 'mapping',
    sentence: 'Check the column mapping.',
  },
  import_state: {
    status: 409,
    sentence: 'The import has changed. Reload it.',
  },
} as const satisfies Record<string, FailureDeclaration>

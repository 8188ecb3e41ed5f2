import type { FailureDeclaration } from './declaration.ts'

/** What can go wrong with folders, attachments and documents. */
export const filesFailures = {
  folder_exists: {
    status: 422,
    field: 'name',
    sentence: 'There is a folder of this name already. Choose another one.',
  },
  document_in_use: {
    status: 409,
    sentence: 'This file hangs on a record, so it stays. Archive the attachment instead.',
  },
} as const satisfies Record<string, FailureDeclaration>

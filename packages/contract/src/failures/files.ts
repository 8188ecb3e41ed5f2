import type { FailureDeclaration } from './declaration.ts'

/** What can go wrong with folders, attachments and documents. */
export const filesFailures = {
  folder_exists: {
    status: 422,
    field: 'name',
    sentence: 'A folder with this name already exists. Choose another name.',
  },
  storage_full: {
    status: 507,
    sentence: 'File storage is full. The file was not saved. Tell your system administrator.',
  },
  storage_quota: {
    status: 507,
    sentence:
      'This agency has used all its file storage. Delete some files or ask for more storage.',
  },
  document_in_use: {
    status: 409,
    sentence:
      'This file is attached to a record, so you cannot delete it. Archive the attachment instead.',
  },
  signer_not_asked: {
    status: 422,
    field: 'signer_role',
    sentence: 'This role does not sign this document. Choose another signer.',
  },
  signature_exists: {
    status: 409,
    sentence: 'This is already signed. Void that signature first.',
  },
  signature_voided: { status: 409, sentence: 'This signature is already voided.' },
  signature_reason_missing: {
    status: 422,
    field: 'reason',
    sentence: 'Enter a reason for voiding or waiving the signature.',
  },
} as const satisfies Record<string, FailureDeclaration>

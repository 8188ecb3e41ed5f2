import type { FailureDeclaration } from './declaration.ts'

/** What can go wrong with folders, attachments and documents. */
export const filesFailures = {
  folder_exists: {
    status: 422,
    field: 'name',
    sentence: 'There is a folder of this name already. Choose another one.',
  },
  storage_full: {
    status: 507,
    sentence: 'There is no room left for files. Nothing was kept. Tell whoever runs the server.',
  },
  storage_quota: {
    status: 507,
    sentence:
      'The files of this agency take all the room that it has. Remove some, or ask for more room.',
  },
  document_in_use: {
    status: 409,
    sentence: 'This file is attached to a record, so it stays. Archive the attachment instead.',
  },
  signer_not_asked: {
    status: 422,
    field: 'signer_role',
    sentence: 'Nobody of this role signs this. Choose who signs it.',
  },
  signature_exists: {
    status: 409,
    sentence: 'This is signed already. Void that signature first, with the reason.',
  },
  signature_voided: { status: 409, sentence: 'This signature was voided already.' },
  signature_reason_missing: {
    status: 422,
    field: 'reason',
    sentence: 'Say why: a signature is voided or done without for a reason only.',
  },
} as const satisfies Record<string, FailureDeclaration>

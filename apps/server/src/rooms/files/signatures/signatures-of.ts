import type { Signature } from '@homeward/contract/files/signatures'
import type { Ctx } from '../../../plumbing/context.ts'
import { downloadUrl } from '../download-url.ts'
import { findSignatures, type SignatureRow, type Signed } from './store.ts'

/** The signatures of a record that the caller has loaded, also those that count no longer. */
export async function signaturesOf(ctx: Ctx, subject: Signed): Promise<Signature[]> {
  const rows = await findSignatures(ctx.tx, subject)
  return rows.map((row) => presentSignature(ctx, row))
}

const presentSignature = (ctx: Ctx, row: SignatureRow): Signature => ({
  id: row.id,
  signer_role: row.signer_role,
  signed:
    row.signed_by && row.signed_at && row.document_hash && row.file_id
      ? {
          by: row.signed_by,
          at: row.signed_at,
          document_hash: row.document_hash,
          url: downloadUrl(ctx, row.file_id),
        }
      : null,
  waived: deed(row.waived_by, row.waived_at, row.waived_reason),
  voided: deed(row.voided_by, row.voided_at, row.void_reason),
})

const deed = (by: string | null, at: string | null, reason: string | null) =>
  by && at && reason ? { by, at, reason } : null

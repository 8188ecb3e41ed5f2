import type { Signature } from '@homeward/contract/files/signatures'
import type { SignedType } from '@homeward/domain/files/signatures'
import type { Ctx } from '../../../plumbing/context.ts'
import { downloadUrl } from '../download-url.ts'
import { findSignatures, type SignatureRow } from './store.ts'

/** The signatures of records that the caller has loaded, by record and in order, including voided ones. */
export async function signaturesOf(
  ctx: Ctx,
  type: SignedType,
  ids: readonly string[],
): Promise<Map<string, Signature[]>> {
  const rows = ids.length === 0 ? [] : await findSignatures(ctx.tx, type, ids)
  const bySubject = Map.groupBy(rows, ({ subject_id }) => subject_id)
  return new Map(
    [...bySubject].map(([id, of]) => [id, of.map((row) => presentSignature(ctx, row))]),
  )
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
          on_behalf:
            row.relation && row.relation_reason
              ? { relation: row.relation, reason: row.relation_reason }
              : null,
        }
      : null,
  waived: deed(row.waived_by, row.waived_at, row.waived_reason),
  voided: deed(row.voided_by, row.voided_at, row.void_reason),
})

const deed = (by: string | null, at: string | null, reason: string | null) =>
  by && at && reason ? { by, at, reason } : null

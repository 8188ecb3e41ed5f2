import type { SignedType } from '@homeward/domain/files/signatures'
import type { Insertable } from 'kysely'
import { onConstraint } from '../../../plumbing/db/constraint.ts'
import type { Tx } from '../../../plumbing/db/pool.ts'
import type { Signatures } from '../../../plumbing/db/schema.generated.ts'

/** What is signed. */
export type Signed = { type: SignedType; id: string }

const columns = [
  'id',
  'subject_type',
  'subject_id',
  'signer_role',
  'file_id',
  'signed_by',
  'signed_at',
  'document_hash',
  'relation',
  'relation_reason',
  'waived_at',
  'waived_by',
  'waived_reason',
  'voided_at',
  'voided_by',
  'void_reason',
] as const

export type SignatureRow = Awaited<ReturnType<typeof findSignatures>>[number]

/** Every signature of records, including voided ones, in order of arrival. */
export const findSignatures = (tx: Tx, type: SignedType, ids: readonly string[]) =>
  tx
    .selectFrom('signatures')
    .select(columns)
    .where('subject_type', '=', type)
    .where('subject_id', 'in', ids)
    .orderBy('id')
    .execute()

/** A signature, locked until the transaction ends. */
export const lockSignature = (tx: Tx, id: string) =>
  tx.selectFrom('signatures').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

const subjectColumns = {
  visit: 'visit_id',
  careplan: 'careplan_id',
  assessment: 'assessment_id',
} as const

/** Writes a signature or a waiver; if someone was first, it fails like the rules. */
export const insertSignature = (
  tx: Tx,
  { type, id }: Signed,
  row: Omit<Insertable<Signatures>, (typeof subjectColumns)[SignedType]>,
) =>
  tx
    .insertInto('signatures')
    .values({ ...row, [subjectColumns[type]]: id })
    .execute()
    .catch((error: unknown) =>
      onConstraint(error, {
        signatures_one_live: 'signature_exists',
        signatures_agency_id_visit_id_fkey: 'not_found',
        signatures_agency_id_careplan_id_fkey: 'not_found',
        signatures_agency_id_assessment_id_fkey: 'not_found',
      }),
    )

export const markVoided = (
  tx: Tx,
  id: string,
  set: { voided_at: string; voided_by: string; void_reason: string },
) => tx.updateTable('signatures').set(set).where('id', '=', id).execute()

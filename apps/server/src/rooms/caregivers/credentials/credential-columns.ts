import type { createCredential } from '@homeward/contract/caregivers/credentials'
import type { ParsedOf } from '@homeward/contract/endpoint'
import type { CredentialKind } from '@homeward/domain/agency/credential-kinds'
import { attachmentTypes } from '@homeward/domain/files/types'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { takeUpload } from '../../files/door.ts'

type Fields = Partial<Omit<ParsedOf<typeof createCredential>, 'id'>>
type Before = { kind: CredentialKind; issued_on: string | null; expires_on: string | null }

/** The columns that a change writes; what was not sent is left out. */
export async function credentialColumns(ctx: Ctx, fields: Fields, before: Before | null) {
  refuseBadFields(fields, before, ctx.today)
  const { signed_id, ...plain } = fields
  if (signed_id === undefined) return plain
  const file_id = signed_id && (await takeUpload(ctx, signed_id, attachmentTypes)).id
  return { ...plain, file_id }
}

function refuseBadFields(fields: Fields, before: Before | null, today: string): void {
  const problems: Record<string, string[]> = {}
  const issued = fields.issued_on === undefined ? before?.issued_on : fields.issued_on
  const ends = fields.expires_on === undefined ? before?.expires_on : fields.expires_on
  if (issued && ends && ends < issued) {
    const field = fields.expires_on === undefined ? 'issued_on' : 'expires_on'
    problems[field] = ['The expiration date is before the issue date.']
  }
  if (fields.issued_on && fields.issued_on > today) {
    problems.issued_on = ['The issue date is in the future.']
  }
  if (fields.training_minutes && (fields.kind ?? before?.kind) !== 'training_hours') {
    problems.training_minutes = ['Only training has hours. Omit this field.']
  }
  if (Object.keys(problems).length > 0) throw new Failure('invalid', { fields: problems })
}

import type { Credential } from '@homeward/contract/caregivers/credentials'
import { credentialStatus } from '@homeward/domain/caregivers/credentials'
import { daysBetween } from '@homeward/domain/time/zone'
import type { Ctx } from '../../../plumbing/context.ts'
import { downloadUrl } from '../../files/door.ts'
import type { StoredCredential } from './credential-store.ts'

/** A credential as it is answered. */
export function presentCredential(ctx: Ctx, one: StoredCredential): Credential {
  const today = ctx.today
  return {
    id: one.id,
    agent_id: one.agent_id,
    kind: one.kind,
    number: one.number,
    issued_on: one.issued_on,
    expires_on: one.expires_on,
    status: credentialStatus({ expiresOn: one.expires_on }, today),
    days_left: one.expires_on === null ? null : daysBetween(today, one.expires_on),
    replaced: one.replaced,
    training_minutes: one.training_minutes,
    note: one.note,
    document:
      one.file_id === null
        ? null
        : { name: one.file_name ?? '', url: downloadUrl(ctx, one.file_id) },
    created_at: one.created_at,
    lock_version: one.lock_version,
  }
}

/** What an audit event compares. */
export const auditedCredential = (one: StoredCredential) => ({
  kind: one.kind,
  number: one.number,
  issued_on: one.issued_on,
  expires_on: one.expires_on,
  training_minutes: one.training_minutes,
  note: one.note,
  document: one.file_name,
})

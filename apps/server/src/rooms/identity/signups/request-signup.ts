import type { ParsedOf } from '@homeward/contract/endpoint'
import type { requestSignup as declaration } from '@homeward/contract/identity/signups'
import { v7 as uuid } from 'uuid'
import type { IdentityContext } from '../../../plumbing/http/identity-context.ts'
import { insertRequest } from './signup-store.ts'

/** Keeps that an agency asks to join, until a super admin decides. */
export async function requestSignup(
  { db, now }: IdentityContext,
  { phone = null, state = null, ...rest }: ParsedOf<typeof declaration>,
): Promise<Record<string, never>> {
  await insertRequest(db, { ...rest, phone, state, id: uuid(), created_at: now.toISOString() })
  return {}
}

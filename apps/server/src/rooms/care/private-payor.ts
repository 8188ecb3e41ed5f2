import { asksForAuthorization } from '@homeward/domain/agency/vocabulary'
import type { Ctx } from '../../plumbing/context.ts'
import { Failure } from '../../plumbing/failure.ts'
import { findPayorOf } from './client-store.ts'

/**
 * The payor of a plan without an authorization: as given, otherwise the client's primary one. Refuses one that
 * wants care authorized beforehand.
 */
export async function privatePayor(
  { tx }: Ctx,
  input: { client_id: string; payor_id?: string | undefined },
): Promise<string> {
  const payor = await findPayorOf(tx, input.client_id, input.payor_id ?? null)
  if (!payor) {
    throw new Failure('invalid', { fields: { payor_id: ['Choose an active payor.'] } })
  }
  if (asksForAuthorization(payor.type)) throw new Failure('authorization_needed')
  return payor.id
}

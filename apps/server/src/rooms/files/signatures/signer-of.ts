import type { GivenSignature } from '@homeward/contract/files/signatures'
import type { SignerRole } from '@homeward/domain/files/signatures'
import { Failure } from '../../../plumbing/failure.ts'

/**
 * The picture and the signer's name. Without a name it is the only person who can have signed; with none
 * or several of them, the failure stands at `<role>_signature`.
 */
export function signerOf(
  signature: GivenSignature,
  role: SignerRole,
  names: () => readonly string[],
): Exclude<GivenSignature, string> {
  if (typeof signature !== 'string') return signature
  const [name, ...others] = new Set(names())
  if (name !== undefined && others.length === 0) return { signed_id: signature, signed_by: name }
  throw new Failure('invalid', {
    fields: { [`${role}_signature`]: ['Send signed_id and signed_by.'] },
  })
}

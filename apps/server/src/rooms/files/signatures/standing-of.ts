import type { Signature } from '@homeward/contract/files/signatures'
import { missingSigners, type SignedType, type SignerRole } from '@homeward/domain/files/signatures'

/** What stands of a record's signatures: by role, whose is missing, and all of them. */
export function standingOf(type: SignedType, signatures: readonly Signature[]) {
  const live = signatures.filter(({ voided }) => voided === null)
  const standing = live.map(({ signer_role, waived }) => ({
    role: signer_role,
    waived: waived !== null,
  }))
  return {
    /** The signature of one of the roles, otherwise what was waived. */
    by: (...roles: SignerRole[]): Signature | null => {
      const theirs = live.filter(({ signer_role }) => roles.includes(signer_role))
      return theirs.find(({ signed }) => signed !== null) ?? theirs[0] ?? null
    },
    missing_signatures: [...missingSigners(type, standing)],
    signatures: [...signatures],
  }
}

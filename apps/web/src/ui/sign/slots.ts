import type { Signature } from '@homeward/contract/files/signatures'
import type { SignerRole } from '@homeward/domain/files/signatures'

/** Somebody who may sign, with the name if it is known. */
export type Signer = {
  role: SignerRole
  name?: string | undefined
  /** Whether another person may sign for them, with the relation and a reason. */
  byAnother?: boolean
}

/** A signature as it is given. */
export type GivenSign = {
  role: SignerRole
  signed_id: string
  signed_by: string
  on_behalf?: { relation: string; reason: string }
}

/** One place for a signature; signers of one place sign for each other. */
export type Slot = { label: string; signers: readonly Signer[] }

/** What may be done with the signatures of a record. */
export type SigningRights = { sign: boolean; waive: boolean; void: boolean }

/** What the buttons of a place do; each is done when the promise is. */
export type SigningActs = {
  sign: (given: GivenSign) => Promise<unknown>
  waive: (given: { signer_role: SignerRole; reason: string }) => Promise<unknown>
  void: (given: { signature_id: string; reason: string }) => Promise<unknown>
}

/** What stands in a place: a signature before a waiver, nothing that was voided. */
export const standing = (
  { signers }: Slot,
  signatures: readonly Signature[],
): Signature | undefined => {
  const live = signatures.filter(
    ({ signer_role, voided }) =>
      voided === null && signers.some(({ role }) => role === signer_role),
  )
  return live.find(({ signed }) => signed !== null) ?? live[0]
}

import type { Capability } from '../identity/capabilities.ts'
import { fail, ok, type Result } from '../result.ts'
import type { SubjectOf } from './subjects.ts'

/** Who signs, as whom. */
export const signerRoles = ['client', 'caregiver', 'nurse', 'guardian', 'applicant'] as const

export type SignerRole = (typeof signerRoles)[number]

export const signerRoleLabels: Record<SignerRole, string> = {
  client: 'Client',
  caregiver: 'Caregiver',
  nurse: 'Nurse',
  guardian: 'Guardian',
  applicant: 'Applicant',
}

type Signing = {
  takes: readonly SignerRole[]
  /** The signatures that are always required; one of each group is enough. The payor may require more. */
  needs: readonly (readonly SignerRole[])[]
  /** The capability to void a signature, or to waive one. */
  settles: Capability
}

const own = ['client', 'guardian'] as const

/** What is signed, and by which roles. No one signs what is not listed. */
export const signingTable = {
  visit: { takes: [...own, 'caregiver'], needs: [], settles: 'visits.review' },
  careplan: {
    takes: [...own, 'caregiver', 'nurse'],
    needs: [own, ['caregiver'], ['nurse']],
    settles: 'careplans.write',
  },
  assessment: {
    takes: [...own, 'nurse'],
    needs: [own, ['nurse']],
    settles: 'assessments.write',
  },
} as const satisfies Record<SubjectOf<'signature'>, Signing>

export type SignedType = keyof typeof signingTable

/** The pictures that a signature may be. */
export const signatureTypes = ['image/png', 'image/jpeg'] as const

/** A current signature, or a waiver. */
export type LiveSignature = { role: SignerRole; waived: boolean }

/** Whether the role signs it and has not done so yet. A waived signature may still be given. */
export const canSign = (
  type: SignedType,
  role: SignerRole,
  live: readonly LiveSignature[],
): Result<null, 'signer_not_asked' | 'signature_exists'> => {
  if (!takes(type, role)) return fail('signer_not_asked')
  const stands = live.some((one) => one.role === role && !one.waived)
  return stands ? fail('signature_exists') : ok(null)
}

/** Whether the agency may waive the signature of a role; it gives the reason. */
export const canWaive = (
  type: SignedType,
  role: SignerRole,
  live: readonly LiveSignature[],
  reason: string,
): Result<null, 'signer_not_asked' | 'signature_exists' | 'signature_reason_missing'> => {
  if (!takes(type, role)) return fail('signer_not_asked')
  if (live.some((one) => one.role === role)) return fail('signature_exists')
  return reason.trim() === '' ? fail('signature_reason_missing') : ok(null)
}

/** Whether a signature or a waiver may be voided: once, with the reason. */
export const canVoid = (
  signature: { voidedAt: string | null },
  reason: string,
): Result<null, 'signature_voided' | 'signature_reason_missing'> => {
  if (signature.voidedAt !== null) return fail('signature_voided')
  return reason.trim() === '' ? fail('signature_reason_missing') : ok(null)
}

/** The roles whose signature is still missing; of a group that may sign for each other, the first role. */
export const missingSigners = (
  type: SignedType,
  live: readonly LiveSignature[],
): readonly SignerRole[] => {
  const needs: Signing['needs'] = signingTable[type].needs
  return needs
    .filter((group) => !live.some(({ role }) => group.includes(role)))
    .flatMap(([first]) => first ?? [])
}

function takes(type: SignedType, role: SignerRole): boolean {
  const roles: readonly SignerRole[] = signingTable[type].takes
  return roles.includes(role)
}

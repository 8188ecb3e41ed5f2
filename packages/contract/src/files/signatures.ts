import { signerRoles } from '@homeward/domain/files/signatures'
import { z } from 'zod'
import { id, instant, line, text } from '../fields.ts'

/** Signed by another person for the one who was to sign: what they are to each other, and why. */
export const OnBehalf = z.strictObject({ relation: line(60), reason: line(200) })

/** A signature, or the reason for a waiver; voided ones stay readable. */
export const Signature = z.object({
  id,
  signer_role: z.enum(signerRoles),
  signed: z
    .object({
      by: z.string(),
      at: instant,
      document_hash: z.string(),
      url: z.string(),
      on_behalf: OnBehalf.nullable(),
    })
    .nullable(),
  waived: z.object({ by: z.string(), at: instant, reason: z.string() }).nullable(),
  voided: z.object({ by: z.string(), at: instant, reason: z.string() }).nullable(),
})
export type Signature = z.infer<typeof Signature>

const signedId = z.string().max(300)

/** The picture of a signature by its signed_id, and who signed, if that is not clear. */
export const GivenSignature = z.union([
  signedId,
  z.strictObject({ signed_id: signedId, signed_by: line(120), on_behalf: OnBehalf.optional() }),
])
export type GivenSignature = z.infer<typeof GivenSignature>

/** The role whose signature the agency waives, and why. */
export const waiver = { signer_role: z.enum(signerRoles), reason: text(500) }

/** The voided signature, and why. */
export const voiding = { signature_id: id, reason: text(500) }

import { signerRoles } from '@homeward/domain/files/signatures'
import { z } from 'zod'
import { id, instant } from '../fields.ts'

/** A signature, or why the agency does without one; what was voided stays to be read. */
export const Signature = z.object({
  id,
  signer_role: z.enum(signerRoles),
  signed: z
    .object({ by: z.string(), at: instant, document_hash: z.string(), url: z.string() })
    .nullable(),
  waived: z.object({ by: z.string(), at: instant, reason: z.string() }).nullable(),
  voided: z.object({ by: z.string(), at: instant, reason: z.string() }).nullable(),
})
export type Signature = z.infer<typeof Signature>

import { placesOfService, providerIdKinds } from '@homeward/domain/agency/claim-providers'
import { z } from 'zod'
import { id } from '../fields.ts'

const namedProvider = z.object({
  id,
  name: z.string(),
  kind: z.enum(providerIdKinds),
  number: z.string().nullable(),
})

/** Whom a claim names. */
export const ClaimParties = z.object({
  place_of_service: z.enum(placesOfService),
  /** The office that bills; null where the agency does. */
  office: z.object({ id, name: z.string() }).nullable(),
  npi: z.string().nullable(),
  taxonomy_code: z.string().nullable(),
  rendering: z.array(namedProvider),
  supervising: namedProvider.nullable(),
})
export type ClaimParties = z.infer<typeof ClaimParties>

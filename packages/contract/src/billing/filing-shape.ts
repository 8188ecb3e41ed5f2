import { placesOfService, providerIdKinds } from '@homeward/domain/agency/claim-providers'
import { payerOrders } from '@homeward/domain/agency/payer-order'
import { filingFrequencies, filingStates } from '@homeward/domain/billing/filings'
import { z } from 'zod'
import { cents, day, id, instant } from '../fields.ts'

const party = z.object({ id, name: z.string() })

const namedProvider = z.object({
  id,
  name: z.string(),
  kind: z.enum(providerIdKinds),
  number: z.string().nullable(),
  /** Null where the payor does not ask for it, or it is not known. */
  taxonomy_code: z.string().nullable(),
})

/** Whom a claim names. */
export const ClaimParties = z.object({
  place_of_service: z.enum(placesOfService),
  /** The office that bills; null where the agency does. */
  office: party.nullable(),
  npi: z.string().nullable(),
  taxonomy_code: z.string().nullable(),
  rendering: z.array(namedProvider),
  supervising: namedProvider.nullable(),
})
export type ClaimParties = z.infer<typeof ClaimParties>

/** A service on a day, as a claim bills it. */
export const ClaimLine = z.object({
  line_number: z.int(),
  service: z.object({ id, label: z.string() }),
  service_date: day,
  /** Code and modifiers, such as T1019 or 99509:HB. */
  procedure: z.string(),
  units: z.int(),
  minutes_per_unit: z.int(),
  cents_per_unit: cents.nullable(),
  charge_cents: cents,
  authorization_number: z.string().nullable(),
})
export type ClaimLine = z.infer<typeof ClaimLine>

/** One sending of a claim. */
export const ClaimFiling = z.object({
  id,
  sequence: z.int(),
  frequency: z.enum(filingFrequencies),
  payer_order: z.enum(payerOrders),
  payor: party,
  state: z.enum(filingStates),
  /** The payor's number of the claim that it replaces or voids (REF F8). */
  payer_claim_number: z.string().nullable(),
  charge_cents: cents,
  units: z.int(),
  lines: z.array(ClaimLine),
  /** Null for a filing from before payors had rules for whom it names. */
  parties: ClaimParties.nullable(),
  written_at: instant,
  answered_at: instant.nullable(),
  /** Why the payor rejected it, each with where it is mended. */
  reasons: z.array(
    z.object({
      sentence: z.string(),
      fix: z.object({ label: z.string(), path: z.string() }).nullable(),
    }),
  ),
  handed_over_at: instant.nullable(),
  transmission: z.object({ id, interchange_control: z.string() }).nullable(),
})
export type ClaimFiling = z.infer<typeof ClaimFiling>

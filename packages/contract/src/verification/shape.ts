import { accountVendors } from '@homeward/domain/agency/integration-accounts'
import { curesActElements } from '@homeward/domain/verification/elements'
import {
  attemptOutcomes,
  connectionStates,
  vendorClaimStatuses,
  verificationKinds,
  verificationStatuses,
} from '@homeward/domain/verification/vocabulary'
import { z } from 'zod'
import { abilities, day, id, instant, lockVersion } from '../fields.ts'

/** Why a vendor refuses a record, or would, in words that a person can act on. */
export const VerificationProblem = z.object({
  /** What groups it with others in the sync center. */
  cause: z.string(),
  /** The vendor's code; null if our own check found it. */
  code: z.string().nullable(),
  /** What is wrong and what to do. */
  message: z.string(),
  /** The vendor's own text, if it differs. */
  said: z.string().nullable(),
  /** What to open to fix it; null if nothing of ours can. */
  fix: z
    .object({
      type: z.enum(['visit', 'client', 'agent', 'payor', 'service', 'account', 'agency']),
      id,
    })
    .nullable(),
})
export type VerificationProblem = z.infer<typeof VerificationProblem>

/** One record at one EVV vendor, as lists have it. */
export const VendorVerification = z.object({
  id,
  account: z.object({ id, name: z.string() }),
  vendor: z.enum(accountVendors),
  kind: z.enum(verificationKinds),
  parent_id: id,
  /** The client, and the caregiver of a visit, or who it is about. */
  name: z.string(),
  agent_name: z.string().nullable(),
  /** The day and start of a visit. */
  day: day.nullable(),
  starts_at: instant.nullable(),
  status: z.enum(verificationStatuses),
  claim_status: z.enum(vendorClaimStatuses).nullable(),
  problems: z.array(VerificationProblem),
  queued_at: instant,
  due_at: instant.nullable(),
  sent_at: instant.nullable(),
  answered_at: instant.nullable(),
  verified_at: instant.nullable(),
  failures: z.int(),
  vendor_key: z.string().nullable(),
  lock_version: lockVersion,
  abilities,
})
export type VendorVerification = z.infer<typeof VendorVerification>

/** One attempt to tell a vendor of a record. */
export const VerificationAttempt = z.object({
  id,
  sequence: z.int(),
  outcome: z.enum(attemptOutcomes),
  began_at: instant,
  ended_at: instant.nullable(),
  /** What was sent and answered, with protected values masked. */
  request: z.string().nullable(),
  response: z.string().nullable(),
  problems: z.array(VerificationProblem),
  /** Why nothing was sent, in words. */
  error: z.string().nullable(),
})
export type VerificationAttempt = z.infer<typeof VerificationAttempt>

/** The six elements of 42 USC 1396b(l)(5)(A), with what is missing. */
export const VerificationElement = z.object({
  element: z.enum(curesActElements),
  /** As it will be told; null if it is missing. */
  value: z.string().nullable(),
})

export const VendorVerificationPage = VendorVerification.extend({
  attempts: z.array(VerificationAttempt),
  /** Of a visit; empty for others. */
  elements: z.array(VerificationElement),
})
export type VendorVerificationPage = z.infer<typeof VendorVerificationPage>

/** How talking to one account goes. */
export const VerificationConnection = z.object({
  account: z.object({ id, name: z.string() }),
  vendor: z.enum(accountVendors),
  state: z.enum(connectionStates),
  rests_until: instant.nullable(),
  last_error: z.string().nullable(),
  last_failed_at: instant.nullable(),
  last_sent_at: instant.nullable(),
  last_answered_at: instant.nullable(),
  silent_since: instant.nullable(),
  /** How many records are in each status. */
  counts: z.object({
    held: z.int(),
    pending: z.int(),
    sent: z.int(),
    verified: z.int(),
    failed: z.int(),
    archived: z.int(),
  }),
  /** When the oldest record that waits was queued, and the oldest without an answer was sent. */
  oldest_queued_at: instant.nullable(),
  oldest_unanswered_at: instant.nullable(),
  /** Held and rejected records by cause, most first. */
  causes: z.array(z.object({ cause: z.string(), words: z.string(), count: z.int() })),
  lock_version: lockVersion,
  abilities,
})
export type VerificationConnection = z.infer<typeof VerificationConnection>

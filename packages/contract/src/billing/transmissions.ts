import {
  acknowledgementKinds,
  acknowledgementStatuses,
} from '@homeward/domain/billing/acknowledgements'
import { transmissionStatuses } from '@homeward/domain/billing/transmissions'
import { z } from 'zod'
import { endpoint, file, page, record } from '../endpoint.ts'
import { abilities, cents, id, instant, lockVersion, paging } from '../fields.ts'

const party = z.object({ id, name: z.string() })

/** An answer to a file: to its envelope (TA1), to its form (999), or to its claims (277CA). */
const Acknowledgement = z.object({
  id,
  kind: z.enum(acknowledgementKinds),
  accepted: z.boolean(),
  /** The claims that it accepts, and those that it sends back. */
  accepted_count: z.int(),
  rejected_count: z.int(),
  received_at: instant,
  /** Why it was refused, in words. */
  reasons: z.array(z.string()),
})

export const Transmission = z.object({
  id,
  payor: party,
  created_at: instant,
  created_by: z.string(),
  interchange_control: z.string(),
  group_control: z.string(),
  claims_count: z.int(),
  total_cents: cents,
  file_name: z.string(),
  status: z.enum(transmissionStatuses),
  handed_over_at: instant.nullable(),
  /** The account that hands it over; null if a person does. */
  connection: z.string().nullable(),
  /** Who or what handed it over. */
  handed_over_by: z.string().nullable(),
  /** Why it could not be handed over, in words. */
  error: z.string().nullable(),
  /** Claims that could not be written when it was made; empty later. */
  left_out: z.array(z.object({ id, number: z.string(), sentence: z.string() })),
  /** The payor usually answers sooner than this. */
  answer_overdue: z.boolean(),
  /** Newest first; empty before a response arrives. */
  acknowledgements: z.array(Acknowledgement),
  lock_version: lockVersion,
  abilities,
})
export type Transmission = z.infer<typeof Transmission>

export const listTransmissions = endpoint({
  room: 'billing',
  spec: 'E214',
  summary: 'List 837P files, newest first, with the responses to each',
  method: 'GET',
  path: '/fetch_claim_transmissions',
  look: 'transmission',
  permission: 'claims.read',
  input: { payor_id: id.optional(), ...paging(20) },
  returns: page(Transmission),
})

export const previewTransmission = endpoint({
  room: 'billing',
  summary: 'Preview the 837P file for a payor: counts and control totals',
  method: 'GET',
  path: '/claim_transmissions/preview',
  look: 'transmission',
  permission: 'claims.read',
  input: { payor_id: id },
  returns: record(
    z.object({ claims_count: z.int(), total_cents: cents, units: z.int(), clients_count: z.int() }),
  ),
})

export const createTransmission = endpoint({
  room: 'billing',
  spec: 'E212',
  summary:
    'Create the 837P file for all claims of a payor that are ready to send, or for those of some invoices; claims that cannot be written are left out and named',
  method: 'POST',
  path: '/claim_transmissions',
  needsAnswer: true,
  permission: 'claims.write',
  input: {
    payor_id: id,
    /** Only the claims of these invoices. */
    by_invoices: z.array(id).min(1).max(200).optional(),
  },
  returns: record(Transmission),
  fails: ['batch_empty', 'batch_invalid'],
  timeout: 10_000,
})

export const downloadTransmission = endpoint({
  room: 'billing',
  summary: 'Download the 837P file of a transmission',
  method: 'GET',
  path: '/claim_transmissions/:id/file',
  permission: 'claims.read',
  returns: file('application/edi-x12'),
})

export const createMissingTransmissions = endpoint({
  room: 'billing',
  spec: 'E215',
  summary: 'Create the 837P file of every payor whose claims are ready and in no file',
  method: 'POST',
  path: '/create_missing_transmissions',
  needsAnswer: true,
  permission: 'claims.write',
  returns: record(
    z.object({
      created: z.array(Transmission),
      /** Payors for which no file could be made, and why. */
      refused: z.array(z.object({ payor_id: id, sentences: z.array(z.string()) })),
    }),
  ),
  timeout: 10_000,
})

export const updateTransmission = endpoint({
  room: 'billing',
  spec: 'E213',
  summary: 'Say what became of a file: handed over, unknown, or taken back before the payor got it',
  method: 'PATCH',
  path: '/claim_transmissions/:id',
  needsAnswer: true,
  permission: 'claims.write',
  input: {
    status: z.enum(['sent', 'unknown', 'withdrawn']),
    lock_version: lockVersion.optional(),
  },
  returns: record(Transmission),
  fails: ['status_not_allowed', 'stale'],
})

export const deliverTransmission = endpoint({
  room: 'billing',
  summary: 'Hand a file over through the connection of its payor; a job does it',
  method: 'POST',
  path: '/claim_transmissions/:id/deliver',
  needsAnswer: true,
  permission: 'claims.write',
  input: { lock_version: lockVersion.optional() },
  returns: record(Transmission),
  fails: ['status_not_allowed', 'connection_missing', 'stale'],
  timeout: 10_000,
})

export const fetchAnswers = endpoint({
  room: 'billing',
  summary: 'Ask every connection for answers and for files of unknown fate; a job does it',
  method: 'POST',
  path: '/fetch_claim_transmissions',
  needsAnswer: true,
  permission: 'claims.write',
  /** How many connections are asked. */
  returns: record(z.object({ connections: z.int() })),
})

/** An answer in the queue of answers. */
export const AcknowledgementRow = Acknowledgement.extend({
  status: z.enum(acknowledgementStatuses),
  file_name: z.string(),
  transmission: z.object({ id, interchange_control: z.string() }).nullable(),
  lock_version: lockVersion,
  abilities,
})
export type AcknowledgementRow = z.infer<typeof AcknowledgementRow>

export const listAcknowledgements = endpoint({
  room: 'billing',
  summary: 'List answers to files of claims, newest first',
  method: 'GET',
  path: '/claim_acknowledgements',
  look: 'transmission',
  permission: 'claims.read',
  input: { status: z.enum(acknowledgementStatuses).optional(), ...paging(20) },
  returns: page(AcknowledgementRow),
})

export const uploadAcknowledgement = endpoint({
  room: 'billing',
  summary:
    'Read a TA1, 999 or 277CA file; exactly the claims that it names move, and what fits none is held',
  method: 'POST',
  path: '/claim_acknowledgements',
  needsAnswer: true,
  permission: 'claims.write',
  input: { signed_id: z.string().max(300) },
  returns: record(
    z.object({
      answers: z.array(AcknowledgementRow),
      /** Answers that were read before. */
      repeated: z.int(),
      /** What could not be read, in words. */
      problems: z.array(z.string()),
    }),
  ),
  fails: ['upload_unknown', 'upload_type'],
})

export const updateAcknowledgement = endpoint({
  room: 'billing',
  summary: 'Dismiss an answer that is held',
  method: 'PATCH',
  path: '/claim_acknowledgements/:id',
  permission: 'claims.write',
  input: { status: z.literal('dismissed'), lock_version: lockVersion.optional() },
  returns: record(AcknowledgementRow),
  fails: ['status_not_allowed', 'stale'],
})

import { z } from 'zod'
import { endpoint, file, page, record } from '../endpoint.ts'
import { cents, id, instant, paging } from '../fields.ts'

const party = z.object({ id, name: z.string() })

/** A response to a file: for the whole file (999), or for its claims (277CA). */
const Acknowledgement = z.object({
  id,
  kind: z.enum(['999', '277CA']),
  accepted: z.boolean(),
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
  /** Newest first; empty before a response arrives. */
  acknowledgements: z.array(Acknowledgement),
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
  summary: 'Create the 837P file for all claims of a payor that are ready to send',
  method: 'POST',
  path: '/claim_transmissions',
  needsAnswer: true,
  permission: 'claims.write',
  input: { payor_id: id },
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

import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { Signature, voiding, waiver } from '../files/signatures.ts'

/** All signatures and waivers, including voided ones. */
const VisitSignatures = z.object({ signatures: z.array(Signature) })

export const getVisitSignatures = endpoint({
  room: 'visits',
  summary: 'List the signatures of a visit, including voided ones',
  method: 'GET',
  path: '/visits/:id/signatures',
  permission: 'visits.read',
  returns: record(VisitSignatures),
})

export const waiveVisitSignature = endpoint({
  room: 'visits',
  summary: 'Waive a visit signature with a reason',
  method: 'POST',
  path: '/visits/:id/signature_waivers',
  permission: 'visits.review',
  input: waiver,
  returns: record(VisitSignatures),
  fails: [
    'signer_not_asked',
    'signature_exists',
    'signature_reason_missing',
    'visit_not_started',
    'status_not_allowed',
  ],
})

export const voidVisitSignature = endpoint({
  room: 'visits',
  summary: 'Void a visit signature or waiver with a reason',
  method: 'POST',
  path: '/visits/:id/signature_voidings',
  permission: 'visits.review',
  input: voiding,
  returns: record(VisitSignatures),
  fails: ['signature_voided', 'signature_reason_missing'],
})

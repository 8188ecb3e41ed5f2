import {
  vendorClaimStatuses,
  verificationKinds,
  verificationStatuses,
} from '@homeward/domain/verification/vocabulary'
import { evvVendors } from '@homeward/domain/agency/vocabulary'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { day, id, line, lockVersion, paging, sort } from '../fields.ts'
import { VendorVerification, VendorVerificationPage, VerificationConnection } from './shape.ts'

const shared = { room: 'verification', permission: 'verifications.read' } as const

/** Which records a list has; a bulk act takes the same. */
const narrowing = {
  account_id: id.optional(),
  vendor: z.enum(evvVendors).optional(),
  kind: z.enum(verificationKinds).optional(),
  /** `open`: what is held, waiting, sent or rejected. */
  status: z.enum([...verificationStatuses, 'open', 'all']).default('open'),
  claim_status: z.enum(vendorClaimStatuses).optional(),
  cause: line(60).optional(),
  parent_id: id.optional(),
  by_day: z.strictObject({ start_date: day.optional(), end_date: day.optional() }).optional(),
  search: line(100).optional(),
}

export const listVendorVerifications = endpoint({
  ...shared,
  spec: 'E259',
  summary: 'List the records that EVV vendors are told about, oldest first',
  method: 'GET',
  path: '/vendor_verifications',
  look: 'vendor_verification',
  input: { ...narrowing, sort: sort(['queued_at', 'day', 'name'], 'queued_at'), ...paging(30) },
  returns: page(VendorVerification),
})

export const getVendorVerification = endpoint({
  ...shared,
  summary: 'Get a record of an EVV vendor with every attempt',
  method: 'GET',
  path: '/vendor_verifications/:id',
  look: 'vendor_verification',
  returns: record(VendorVerificationPage),
})

export const updateVendorVerification = endpoint({
  ...shared,
  permission: 'verifications.write',
  summary: 'Send a record to its EVV vendor again, or archive it for this vendor',
  method: 'PATCH',
  path: '/vendor_verifications/:id',
  input: { status: z.enum(['pending', 'archived']), lock_version: lockVersion.optional() },
  returns: record(VendorVerificationPage),
  fails: ['stale', 'status_not_allowed'],
})

export const updateVendorVerifications = endpoint({
  ...shared,
  permission: 'verifications.write',
  summary: 'Send records again, or archive them: chosen ones, or all that a list shows',
  method: 'POST',
  path: '/vendor_verifications/update_many',
  needsAnswer: true,
  input: {
    status: z.enum(['pending', 'archived']),
    ids: z.array(id).min(1).max(500).optional(),
    /** Instead of IDs: all that this list shows, with the count that a person saw. */
    list: z.strictObject(narrowing).optional(),
    expected: z.int().min(0).optional(),
  },
  returns: record(
    z.object({
      updated: z.int(),
      /** Records that stayed as they are, each with the reason. */
      left: z.array(z.object({ id, name: z.string(), reason: z.string() })),
    }),
  ),
})

export const listVerificationConnections = endpoint({
  ...shared,
  summary: 'List the EVV accounts with what waits, what failed and how they answer',
  method: 'GET',
  path: '/verification_connections',
  look: 'vendor_verification',
  input: { ...paging(50) },
  returns: page(VerificationConnection),
})

export const updateVerificationConnection = endpoint({
  ...shared,
  permission: 'verifications.write',
  summary: 'Pause or resume sending over an EVV account; resuming ends a rest',
  method: 'PATCH',
  path: '/verification_connections/:id',
  input: { state: z.enum(['open', 'paused']), lock_version: lockVersion.optional() },
  returns: record(VerificationConnection),
  fails: ['stale'],
})

import { askableStatuses } from '@homeward/domain/verification/asked'
import {
  vendorClaimStatuses,
  verificationKinds,
  verificationStatuses,
} from '@homeward/domain/verification/vocabulary'
import { evvVendors } from '@homeward/domain/agency/vocabulary'
import { z } from 'zod'
import { endpoint, file, page, record } from '../endpoint.ts'
import { day, id, line, lockVersion, paging, sort } from '../fields.ts'
import { VendorVerification, VendorVerificationPage, VerificationConnection } from './shape.ts'

const shared = { room: 'verification', permission: 'verifications.read' } as const

/** Which records a list has; a bulk act takes the same. */
const narrowing = {
  account_id: id.optional(),
  vendor: z.enum(evvVendors).optional(),
  kind: z.enum(verificationKinds).optional(),
  /** `open`: what is held, waiting, sent or rejected. `stopped`: what is held or rejected. */
  status: z.enum([...verificationStatuses, 'open', 'stopped', 'all']).default('open'),
  claim_status: z.enum(vendorClaimStatuses).optional(),
  cause: line(60).optional(),
  parent_id: id.optional(),
  /** Of clients who belong to the office. */
  office_id: id.optional(),
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
  fails: ['date_order'],
})

export const exportVendorVerifications = endpoint({
  ...shared,
  summary: 'Export the records that EVV vendors are told about (CSV)',
  method: 'GET',
  path: '/vendor_verifications.csv',
  input: narrowing,
  returns: file('text/csv; charset=utf-8'),
  fails: ['date_order', 'export_too_large'],
  limit: 'export',
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
  input: { status: z.enum(askableStatuses), lock_version: lockVersion.optional() },
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
    status: z.enum(askableStatuses),
    ids: z.array(id).min(1).max(500).optional(),
    /** Instead of IDs: the first 500 that this list shows. `expected` is the count that a person saw. */
    list: z.strictObject(narrowing).optional(),
    expected: z.int().min(0).optional(),
  },
  returns: record(
    z.object({
      moved: z.array(id),
      /** Records that stayed as they are, each with the reason. */
      refused: z.array(z.object({ id, name: z.string(), sentence: z.string() })),
    }),
  ),
  fails: ['date_order', 'list_changed'],
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

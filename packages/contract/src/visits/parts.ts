import { activityStatuses } from '@homeward/domain/visits/vocabulary'
import { z } from 'zod'
import { id, instant, latitude, longitude } from '../fields.ts'

const punch = z.number().nullable()

/** The device's position, and the reviewed position. */
export const positions = {
  check_in_latitude: punch,
  check_in_longitude: punch,
  check_in_accuracy: punch,
  /** Meters from the client's address. */
  check_in_distance: punch,
  check_out_latitude: punch,
  check_out_longitude: punch,
  check_out_accuracy: punch,
  check_out_distance: punch,
  reviewed_check_in_latitude: punch,
  reviewed_check_in_longitude: punch,
  reviewed_check_out_latitude: punch,
  reviewed_check_out_longitude: punch,
}

/** Positions as a review sends them. */
export const reviewedPositions = {
  reviewed_check_in_latitude: latitude.optional(),
  reviewed_check_in_longitude: longitude.optional(),
  reviewed_check_out_latitude: latitude.optional(),
  reviewed_check_out_longitude: longitude.optional(),
}

/** Which parts of a visit were recorded correctly and accepted by its EVV vendors, and whether all were. */
export const submission = {
  correct_day_submitted: z.boolean(),
  correct_check_in_submitted: z.boolean(),
  correct_check_out_submitted: z.boolean(),
  correct_device_in_submitted: z.boolean(),
  correct_device_out_submitted: z.boolean(),
  correct_location_submitted: z.boolean(),
  correct_service_submitted: z.boolean(),
  correct_caregiver_submitted: z.boolean(),
  correct_client_submitted: z.boolean(),
  correct_signature_submitted: z.boolean(),
  perfect_submission: z.boolean(),
}

/** A visit as one EVV vendor knows it. */
const VendorVerification = z.object({
  id,
  vendor: z.string(),
  parent_id: id,
  status: z.string(),
  claim_status: z.string().nullable(),
})

/** The EVV vendors' statuses of a visit; empty before it is sent to one. */
export const verification = {
  vendor_verifications: z.array(VendorVerification),
  /** The worst of these; null without any. What was archived for one vendor does not count. */
  visit_verification_status: z.string().nullable(),
  /** When each was verified, and what each of them says is wrong. */
  visit_verification_meta: z.record(z.string(), z.unknown()).nullable(),
}

export const VisitActivity = z.object({
  activity_id: id,
  category: z.string(),
  name: z.string(),
  status: z.enum(activityStatuses).nullable(),
  note: z.string().nullable(),
})

export const VisitClaim = z.object({ id, number: z.string(), status: z.string() })

export const VisitSignature = z.object({
  signed_by: z.string(),
  signed_at: instant,
  url: z.string(),
  document_hash: z.string(),
})

export const VisitAddress = z.object({
  street: z.string(),
  unit: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})

import { fail, ok, type Result } from '../result.ts'
import type { VerificationStatus } from './vocabulary.ts'

/** What a person may ask of a record at a vendor. */
export const askableStatuses = ['pending', 'archived'] as const
export type AskableStatus = (typeof askableStatuses)[number]

/**
 * Sends a record again, or archives it for its vendor. Not while the vendor's answer is awaited: the record
 * would be there twice, or be accepted after it was archived.
 */
export const ask = (
  before: VerificationStatus,
  asked: AskableStatus,
): Result<AskableStatus, 'status_not_allowed'> =>
  before === 'sent' || (before === 'archived' && asked === 'archived')
    ? fail('status_not_allowed')
    : ok(asked)

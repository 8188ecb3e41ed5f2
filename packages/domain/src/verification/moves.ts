import type { VerificationStatus } from './vocabulary.ts'

/** Whether the vendor's answer is awaited, so that nothing else may be sent of the record. */
export const isInFlight = (status: VerificationStatus): boolean => status === 'sent'

/** Whether the outbox leaves a record alone: a person archived it, and a person alone sends it again. */
export const isLeftAlone = (status: VerificationStatus): boolean => status === 'archived'

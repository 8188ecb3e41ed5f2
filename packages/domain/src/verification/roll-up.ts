import type { VerificationStatus } from './vocabulary.ts'

/** The worst first: what needs a person, what is on its way, what is done. */
const order = ['failed', 'held', 'pending', 'sent', 'verified'] as const

/**
 * Where a visit stands over all its vendors; null without any. What was archived for one vendor does not
 * count.
 */
export const rollUp = (
  statuses: readonly VerificationStatus[],
): Exclude<VerificationStatus, 'archived'> | null =>
  order.find((status) => statuses.includes(status)) ?? null

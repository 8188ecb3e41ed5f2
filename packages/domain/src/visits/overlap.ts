import type { VisitStatus } from './vocabulary.ts'

/** Statuses of visits that take up no one's time. */
export const ignoredInOverlap = [
  'canceled',
  'rejected',
  'archived',
] as const satisfies readonly VisitStatus[]

/** Whether a visit counts when a caregiver's double bookings are looked for. */
export const takesTime = (status: VisitStatus): boolean =>
  !ignoredInOverlap.some((ignored) => ignored === status)

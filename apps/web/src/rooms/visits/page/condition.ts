import type { Visit } from '@homeward/contract/visits/visits'

/** What each condition level says. */
export const conditionWords = [
  'Not completed yet',
  'As scheduled',
  'Check-in time differs from schedule',
  'Duration or location differs from schedule',
  'Signature missing',
] as const

/** The flags of a visit in words. */
export const flagWords = ({ flags, status }: Visit): string[] =>
  [
    flags.manual && 'Entered by staff',
    flags.early && 'Early check-in',
    flags.late && status !== 'rejected' && 'Late check-in',
    flags.far && 'Far from address',
  ].filter((word) => word !== false)

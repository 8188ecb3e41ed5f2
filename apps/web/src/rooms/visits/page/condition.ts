import type { Visit } from '@homeward/contract/visits/visits'

/** What each condition level says. */
export const conditionWords = [
  'Not completed yet',
  'As planned',
  'Check-in away from the schedule',
  'Length or place away from the plan',
  'Signature missing',
] as const

/** The flags of a visit in words. */
export const flagWords = ({ flags, status }: Visit): string[] =>
  [
    flags.manual && 'Entered by staff',
    flags.early && 'Early check-in',
    flags.late && status !== 'rejected' && 'Late check-in',
    flags.far && 'Far from the address',
  ].filter((word) => word !== false)

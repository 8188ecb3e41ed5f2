import type { accountStates } from '@homeward/contract/identity/access'
import type { mailStates, signupStatuses } from '@homeward/contract/identity/signups'

type Words<Value extends string> = Record<Value, { label: string; tone: string }>

/** States in words, each with the status whose colour and icon it takes. */
export const accountWords: Words<(typeof accountStates)[number]> = {
  none: { label: 'No account', tone: 'inactive' },
  invited: { label: 'Invited', tone: 'waiting' },
  active: { label: 'Active', tone: 'active' },
}

export const signupWords: Words<(typeof signupStatuses)[number]> = {
  pending: { label: 'Pending', tone: 'pending' },
  approved: { label: 'Approved', tone: 'approved' },
  rejected: { label: 'Rejected', tone: 'rejected' },
}

export const mailWords: Words<(typeof mailStates)[number]> = {
  waiting: { label: 'Waiting', tone: 'waiting' },
  kept: { label: 'Not sent', tone: 'held' },
  sent: { label: 'Sent', tone: 'sent' },
  failed: { label: 'Failed', tone: 'failed' },
}

/** The options of a filter over one of these. */
export const wordOptions = (words: Words<string>) =>
  Object.entries(words).map(([value, { label }]) => ({ value, label }))

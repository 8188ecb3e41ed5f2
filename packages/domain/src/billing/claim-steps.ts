import type { ClaimStatus } from './vocabulary.ts'

/** Where a claim stands between the approved visit and the payment. */
const steps = [
  'to_check',
  'stuck',
  'ready',
  'sent',
  'refused',
  'accepted',
  'paid',
  'closed',
] as const
type Step = (typeof steps)[number]

const stepOf: Record<ClaimStatus, Step> = {
  draft: 'to_check',
  pre_integration: 'to_check',
  for_review: 'to_check',
  unbilled: 'to_check',
  on_hold: 'stuck',
  failed: 'stuck',
  sync_error: 'stuck',
  ready_to_send: 'ready',
  queued: 'sent',
  exported: 'sent',
  transmitted: 'sent',
  billed: 'sent',
  rejected: 'refused',
  denied: 'refused',
  acknowledged: 'accepted',
  confirmed: 'accepted',
  remaining_balance: 'accepted',
  paid: 'paid',
  unbillable: 'closed',
  voided: 'closed',
  refund: 'closed',
  write_off: 'closed',
}

/** The filters of a claim list by step. Each of the last four has those that went on to the next. */
export const claimSteps = [
  'to_check',
  'stuck',
  'ready',
  'unanswered',
  'refused',
  'waiting',
  'claimed',
  'transmitted',
  'accepted',
  'paid',
] as const
export type ClaimStep = (typeof claimSteps)[number]

export const claimStepLabels: Record<ClaimStep, string> = {
  to_check: 'To check',
  stuck: 'On hold or failed',
  ready: 'Ready to send',
  unanswered: 'Sent, no answer',
  refused: 'Rejected or denied',
  waiting: 'Waits for a person',
  claimed: 'Claimed',
  transmitted: 'Sent',
  accepted: 'Accepted',
  paid: 'Paid',
}

const stepsOf: Record<ClaimStep, readonly Step[]> = {
  to_check: ['to_check'],
  stuck: ['stuck'],
  ready: ['ready'],
  unanswered: ['sent'],
  refused: ['refused'],
  waiting: ['to_check', 'stuck', 'refused'],
  claimed: steps.filter((step) => step !== 'closed'),
  transmitted: ['sent', 'refused', 'accepted', 'paid'],
  accepted: ['accepted', 'paid'],
  paid: ['paid'],
}

const isStatus = (name: string): name is ClaimStatus => Object.hasOwn(stepOf, name)

/** The statuses of claims at a step. */
export const statusesAt = (step: ClaimStep): ClaimStatus[] =>
  Object.keys(stepOf)
    .filter(isStatus)
    .filter((status) => stepsOf[step].includes(stepOf[status]))

/** The steps that claims take one after the other, and those at which they wait for the office or the payor. */
export const riverSteps = ['claimed', 'transmitted', 'accepted', 'paid'] as const
export const waitingSteps = ['to_check', 'stuck', 'ready', 'unanswered', 'refused'] as const

/** Days back whose care makes up the river. */
export const riverDays = 30

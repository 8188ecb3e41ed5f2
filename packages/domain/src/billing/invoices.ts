import type { ServiceStatus } from '../catalogue/vocabulary.ts'
import type { VisitStatus } from '../visits/vocabulary.ts'
import type { ClaimStatus } from './vocabulary.ts'

/** Claims that nothing is asked for. */
export const notCharged: readonly ClaimStatus[] = ['voided', 'unbillable']

/** Whether the charge of a claim counts on its invoice. */
export const isCharged = (status: ClaimStatus): boolean => !notCharged.includes(status)

/** Why care of a week is not on its invoice. */
export const omissions = [
  'to_come',
  'open',
  'missed',
  'under_way',
  'to_review',
  'rejected',
  'unbillable',
  'no_payor',
  'no_claim',
] as const
type Omission = (typeof omissions)[number]

export const omissionSentences: Record<Omission, string> = {
  to_come: 'The visit has not taken place yet.',
  open: 'No caregiver was assigned to the visit.',
  missed: 'No one checked in. Add the times of the visit, or cancel it.',
  under_way: 'The visit has no check-out yet.',
  to_review: 'The visit waits for review. Approve it to create its claim.',
  rejected: 'The visit was rejected in review. Reopen it if it is to be billed.',
  unbillable: 'Its services are not billable.',
  no_payor: 'The client has no payor. Add one, then create the claim.',
  no_claim: 'The claim was not created yet.',
}

/** Care that is on no claim. */
type Unclaimed = {
  readonly status: VisitStatus
  /** Whether its planned end lies before now. */
  readonly isOver: boolean
  readonly services: readonly ServiceStatus[]
  readonly hasPayor: boolean
}

/** Why a visit is on no claim; null where nothing of it is to be billed, as of a canceled one. */
export function omissionOf({ status, isOver, services, hasPayor }: Unclaimed): Omission | null {
  switch (status) {
    case 'canceled':
    case 'archived':
      return null
    case 'available':
      return isOver ? 'open' : 'to_come'
    case 'scheduled':
      return isOver ? 'missed' : 'to_come'
    case 'in_progress':
      return 'under_way'
    case 'completed':
      return 'to_review'
    case 'rejected':
      return 'rejected'
    case 'approved':
      if (services.every((service) => service === 'unbillable')) return 'unbillable'
      return hasPayor ? 'no_claim' : 'no_payor'
  }
}

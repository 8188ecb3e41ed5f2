import { type ClientStatus, clientStatusLabels } from '../clients/vocabulary.ts'

/** Statuses that allow visits without a warning. */
export const statusesInCare: readonly ClientStatus[] = ['pending-careplan', 'active']

type Client = { name: string; status: ClientStatus; hasAddress: boolean }

/** The reason why visits for a client would be unexpected, in a sentence; null without one. */
export const notInCare = ({ name, status, hasAddress }: Client): string | null => {
  const reasons = [
    ...(statusesInCare.includes(status) ? [] : [`is ${clientStatusLabels[status].toLowerCase()}`]),
    ...(hasAddress ? [] : ['has no address']),
  ]
  return reasons.length === 0
    ? null
    : `${name} ${reasons.join(' and ')}. Complete the client first or confirm that you want the visits.`
}

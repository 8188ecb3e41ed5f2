import { type ClientStatus, clientStatusLabels } from '../clients/vocabulary.ts'

/** Statuses with which visits are planned without a question. */
const inCare: readonly ClientStatus[] = ['pending-careplan', 'active']

type Client = { name: string; status: ClientStatus; hasAddress: boolean }

/** Why visits for a client would surprise, in a sentence; null where they would not. */
export const notInCare = ({ name, status, hasAddress }: Client): string | null => {
  const reasons = [
    ...(inCare.includes(status) ? [] : [`is ${clientStatusLabels[status].toLowerCase()}`]),
    ...(hasAddress ? [] : ['has no address']),
  ]
  return reasons.length === 0
    ? null
    : `${name} ${reasons.join(' and ')}. Complete the client first or confirm that you want the visits.`
}

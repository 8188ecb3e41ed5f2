import type { Transmission } from '@homeward/contract/billing/transmissions'

type Answer = Pick<
  Transmission['acknowledgements'][number],
  'kind' | 'accepted' | 'accepted_count' | 'rejected_count'
>

/** What an answer says: of a file as a whole, or of how many of its claims. */
export const verdictOf = ({ kind, accepted, ...counts }: Answer): string => {
  if (kind === '277CA')
    return `${counts.accepted_count} accepted, ${counts.rejected_count} rejected`
  return accepted ? 'Accepted' : 'Rejected'
}

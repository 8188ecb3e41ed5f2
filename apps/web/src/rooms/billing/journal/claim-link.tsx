import { to } from '../../../plumbing/paths/to.ts'
import { InTextLink } from '../in-text-link.tsx'

type Props = { claim: { id: string; number: string }; label?: string }

/** Leads to a claim: its panel on the claims screen, beside claims of every status. */
export const ClaimLink = ({ claim, label = `Claim ${claim.number}` }: Props) => (
  <InTextLink href={to('billing.claims', {}, { status: 'all', claim: claim.id })}>
    {label}
  </InTextLink>
)

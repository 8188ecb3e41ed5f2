import { Anchor } from '@mantine/core'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'

/** Leads to a claim: its panel on the claims screen, beside claims of every status. */
export const ClaimLink = ({ claim }: { claim: { id: string; number: string } }) => (
  <Anchor
    component={PageLink}
    href={to('billing.claims', {}, { status: 'all', claim: claim.id })}
    className="tabular"
  >
    Claim {claim.number}
  </Anchor>
)

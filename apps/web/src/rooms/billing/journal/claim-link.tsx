import { Anchor } from '@mantine/core'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'

type Props = { claim: { id: string; number: string }; label?: string }

/** Leads to a claim: its panel on the claims screen, beside claims of every status. */
export const ClaimLink = ({ claim, label = `Claim ${claim.number}` }: Props) => (
  <Anchor
    component={PageLink}
    href={to('billing.claims', {}, { status: 'all', claim: claim.id })}
    className="tabular"
  >
    {label}
  </Anchor>
)

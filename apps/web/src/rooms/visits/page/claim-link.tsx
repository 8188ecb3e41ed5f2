import type { Visit } from '@homeward/contract/visits/visits'
import { Anchor } from '@mantine/core'
import { to } from '../../../plumbing/paths/to.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'

/** The number of a claim; it leads to the claims for people who may see them. */
export const ClaimLink = ({ claim }: { claim: NonNullable<Visit['claim']> }) => {
  const can = useCan()
  if (!can('claims.read')) return <span className="tabular">{claim.number}</span>
  return (
    <Anchor component={PageLink} href={to('billing.claims', {}, { claim: claim.id })}>
      {claim.number}
    </Anchor>
  )
}

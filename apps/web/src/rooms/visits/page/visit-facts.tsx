import type { Visit } from '@homeward/contract/visits/visits'
import { claimStatuses, claimStatusLabels } from '@homeward/domain/billing/vocabulary'
import { Anchor } from '@mantine/core'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import type { Fact } from '../../../ui/record/facts.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { Duration } from '../../../ui/text/values.tsx'
import { CaregiverName } from '../hint-words.tsx'
import { WhenText } from '../when-text.tsx'
import { ClaimLink } from './claim-link.tsx'
import { conditionWords } from './condition.ts'
import { serviceNames } from '../../../ui/text/service-names.ts'

const claimWord = (status: string): string | undefined =>
  claimStatuses.filter((known) => known === status).map((known) => claimStatusLabels[known])[0]

/** The facts at the side of a visit. */
export const visitFacts = (visit: Visit): Fact[] => [
  {
    label: 'Client',
    value: (
      <Anchor component={PageLink} href={to('client', { clientId: visit.client.id })}>
        {visit.client.name}
      </Anchor>
    ),
  },
  { label: 'When', value: <WhenText visit={visit} /> },
  { label: 'Scheduled', value: <Duration minutes={visit.scheduled_duration} /> },
  { label: 'Caregiver', value: <CaregiverName agent={visit.agent} /> },
  { label: 'Services', value: serviceNames(visit.services) },
  { label: 'Payor', value: visit.payor?.name },
  {
    label: 'Care plan',
    value: visit.careplan_id && (
      <Anchor
        component={PageLink}
        href={to('careplan', { clientId: visit.client.id, careplanId: visit.careplan_id })}
      >
        Open care plan
      </Anchor>
    ),
  },
  { label: 'Address', value: <AddressText address={visit.address} /> },
  { label: 'Condition', value: conditionWords[visit.condition_level] },
  {
    label: visit.claims.length > 1 ? 'Claims' : 'Claim',
    value: visit.claims.length > 0 && (
      <>
        {visit.claims.map((claim) => (
          <div key={claim.id}>
            <ClaimLink claim={claim} />{' '}
            <StatusBadge status={claim.status} label={claimWord(claim.status)} />
          </div>
        ))}
      </>
    ),
  },
]

const AddressText = ({ address }: Pick<Visit, 'address'>) =>
  address && (
    <>
      {address.street}
      {address.unit && `, ${address.unit}`}
      <br />
      {address.city}, {address.state} {address.zip}
    </>
  )

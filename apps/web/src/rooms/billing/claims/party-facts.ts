import type { ClaimParties } from '@homeward/contract/billing/filing-shape'
import { placeOfServiceLabels, providerIdKindLabels } from '@homeward/domain/agency/claim-providers'
import type { Fact } from '../../../ui/record/facts.tsx'

/** Where care took place, who bills, and whom the claim names beside them. */
export const partyFacts = ({
  place_of_service: place,
  office,
  npi,
  rendering,
  supervising,
}: ClaimParties): Fact[] => [
  { label: 'Place of service', value: `${place} ${placeOfServiceLabels[place]}` },
  {
    label: 'Billed by',
    value: `${office?.name ?? 'The agency'}, ${npi === null ? 'no NPI' : `NPI ${npi}`}`,
  },
  ...(rendering.length > 0
    ? [{ label: 'Rendering provider', value: rendering.map(numbered).join('; ') }]
    : []),
  ...(supervising ? [{ label: 'Supervisor', value: numbered(supervising) }] : []),
]

const numbered = ({
  name,
  kind,
  number,
  taxonomy_code,
}: ClaimParties['rendering'][number]): string =>
  [
    `${name}, ${providerIdKindLabels[kind]} ${number ?? 'missing'}`,
    ...(taxonomy_code === null ? [] : [`taxonomy ${taxonomy_code}`]),
  ].join(', ')

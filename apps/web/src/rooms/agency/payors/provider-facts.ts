import type { Payor } from '@homeward/contract/agency/payors'
import {
  billingProviderLabels,
  placeOfServiceLabels,
  providerIdKindLabels,
  renderingProviderLabels,
} from '@homeward/domain/agency/claim-providers'
import type { Fact } from '../../../ui/record/facts.tsx'

/** Whom the claims of a payor name, for those who read it. */
export const providerFacts = (payor: Payor): Fact[] => [
  {
    label: 'Place of service',
    value: `${payor.place_of_service} ${placeOfServiceLabels[payor.place_of_service]}`,
  },
  { label: 'Billed by', value: billingProviderLabels[payor.billing_provider] },
  { label: 'Payor’s number for the agency', value: payor.provider_number },
  {
    label: 'Rendering provider',
    value:
      payor.rendering_provider === 'none'
        ? renderingProviderLabels.none
        : `${renderingProviderLabels[payor.rendering_provider]}, by ${providerIdKindLabels[payor.provider_id_kind]}`,
  },
  {
    label: 'Taxonomy of the rendering provider',
    value: payor.rendering_taxonomy ? 'On claims' : 'Not on claims',
  },
  { label: 'Supervisor', value: payor.supervising_agent?.name },
]

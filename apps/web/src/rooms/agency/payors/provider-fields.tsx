import {
  billingProviderLabels,
  billingProviders,
  placeOfServiceLabels,
  placesOfService,
  providerIdKindLabels,
  providerIdKinds,
  renderingProviderLabels,
  renderingProviders,
} from '@homeward/domain/agency/claim-providers'
import { Select, Switch, TextInput } from '@mantine/core'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { employeeLookup } from '../../../ui/fields/record-lookups.ts'
import { SearchSelect } from '../../../ui/fields/search-select.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import type { FieldProps } from '../fields/options.ts'

const placeOptions = placesOfService.map((value) => ({
  value,
  label: `${value} ${placeOfServiceLabels[value]}`,
}))
const billingOptions = optionsOf(billingProviders, billingProviderLabels)
const renderingOptions = optionsOf(renderingProviders, renderingProviderLabels)
const kindOptions = optionsOf(providerIdKinds, providerIdKindLabels)

/** Whom the claims of a payor name, and by which numbers. */
export const ProviderFields = ({ field }: FieldProps) => (
  <FormSection title="Providers on claims">
    <Select
      label="Place of service"
      required
      searchable
      allowDeselect={false}
      data={placeOptions}
      {...field('place_of_service')}
    />
    <Select
      label="Billed by"
      description="An office bills under its own NPI and address."
      required
      allowDeselect={false}
      data={billingOptions}
      {...field('billing_provider')}
    />
    <TextInput
      label="Payor’s number for the agency"
      description="Only if this payor gave the agency a separate number."
      autoComplete="off"
      {...field('provider_number')}
    />
    <Select
      label="Rendering provider"
      description="The person who claims name as the provider of care."
      required
      allowDeselect={false}
      data={renderingOptions}
      {...field('rendering_provider')}
    />
    <Select
      label="Identified by"
      description="The number of the rendering provider. Enter it on each caregiver."
      required
      allowDeselect={false}
      data={kindOptions}
      {...field('provider_id_kind')}
    />
    <TaxonomySwitch {...field('rendering_taxonomy')} />
    <SearchSelect
      label="Supervisor"
      description="Claims name this person as supervising provider."
      placeholder="None"
      lookup={employeeLookup}
      {...field('supervising_agent_id')}
    />
  </FormSection>
)

const TaxonomySwitch = ({ value, ...props }: ReturnType<FieldProps['field']>) => (
  <Switch
    label="Taxonomy code of the rendering provider"
    description="Claims tell it. Enter it on each caregiver."
    checked={value === true}
    {...props}
  />
)

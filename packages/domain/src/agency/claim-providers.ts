/** Where care takes place, as claims say it: those of the CMS list that home care uses. */
export const placesOfService = ['12', '13', '14', '33', '11', '02', '10', '99'] as const
export type PlaceOfService = (typeof placesOfService)[number]
export const placeOfServiceLabels: Record<PlaceOfService, string> = {
  '12': 'Home',
  '13': 'Assisted living facility',
  '14': 'Group home',
  '33': 'Custodial care facility',
  '11': 'Office',
  '02': 'Telehealth, not at home',
  '10': 'Telehealth at home',
  '99': 'Other place',
}

/** Who bills a payor. */
export const billingProviders = ['agency', 'office'] as const
export type BillingProvider = (typeof billingProviders)[number]
export const billingProviderLabels: Record<BillingProvider, string> = {
  agency: 'The agency',
  office: "The client's office",
}

/** Whom a payor wants to see as the rendering provider. */
export const renderingProviders = ['none', 'caregiver', 'supervisor'] as const
export type RenderingProvider = (typeof renderingProviders)[number]
export const renderingProviderLabels: Record<RenderingProvider, string> = {
  none: 'No one',
  caregiver: 'The caregiver of the visit',
  supervisor: 'The supervisor',
}

/** By which number the rendering provider is named: the NPI, or the qualifier of another one (REF01). */
export const providerIdKinds = ['npi', '0B', 'G2', '1G', 'LU'] as const
export type ProviderIdKind = (typeof providerIdKinds)[number]
export const providerIdKindLabels: Record<ProviderIdKind, string> = {
  npi: 'NPI',
  '0B': 'State license number',
  G2: "Payor's provider number",
  '1G': 'UPIN',
  LU: 'Location number',
}

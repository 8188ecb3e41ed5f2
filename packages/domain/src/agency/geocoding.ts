/** Whether the position of an address is known. */
export const geocodingStates = ['located', 'missing', 'waiting', 'failed'] as const
export type GeocodingState = (typeof geocodingStates)[number]
export const geocodingStateLabels: Record<GeocodingState, string> = {
  located: 'Located',
  missing: 'Not located',
  waiting: 'Geocoding',
  failed: 'Not found',
}

/** Whose address it is. */
export const addressKinds = ['client', 'agent', 'office', 'agency'] as const
export type AddressKind = (typeof addressKinds)[number]
export const addressKindLabels: Record<AddressKind, string> = {
  client: 'Client',
  agent: 'Employee',
  office: 'Office',
  agency: 'Agency',
}

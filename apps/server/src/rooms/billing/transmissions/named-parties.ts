import type {
  BillingParty,
  ClaimParties,
  NamedProvider,
} from '@homeward/domain/billing/claim-parties'
import type { Address, BillingProvider, Provider } from '@homeward/x12/professional/types'

type Place = { street: string; unit?: string | null; city: string; state: string; zip: string }

export const addressOf = (place: { [Part in keyof Place]?: string | null }): Address => ({
  street: place.street ?? '',
  street2: place.unit || undefined,
  city: place.city ?? '',
  state: place.state ?? '',
  zip: place.zip ?? '',
})

/** Who bills, as the file names it. */
export const billerOf = (party: BillingParty): BillingProvider => ({
  name: { kind: 'organization', name: party.name },
  npi: party.npi,
  taxonomy: party.taxonomyCode ?? undefined,
  address: addressOf(party),
  taxId: { kind: 'EI', value: party.taxId ?? '' },
})

/** A person as the file names them: by the NPI, or by the number that the payor wants. */
export const providerOf = ({
  firstName,
  lastName,
  kind,
  value,
  taxonomyCode,
}: NamedProvider): Provider => ({
  name: { kind: 'person', last: lastName, first: firstName },
  taxonomy: taxonomyCode ?? undefined,
  ...(kind === 'npi'
    ? { npi: value ?? undefined }
    : { secondaryIds: value === null ? [] : [{ qualifier: kind, value }] }),
})

/** Whom a line names as rendering provider, where the lines differ. */
export function renderingOf({ rendering }: ClaimParties, line: number): Provider | undefined {
  const named = rendering.find(({ lineNumber }) => lineNumber === line)
  return named && providerOf(named.provider)
}

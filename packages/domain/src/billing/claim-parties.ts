import type {
  BillingProvider,
  PlaceOfService,
  ProviderIdKind,
  RenderingProvider,
} from '../agency/claim-providers.ts'

type Address = {
  street: string | null
  unit: string | null
  city: string | null
  state: string | null
  zip: string | null
}

/** Who bills, as a claim names them: the agency, or an office of it. */
export type BillingParty = Address & {
  office: { id: string; name: string } | null
  name: string
  npi: string | null
  taxonomyCode: string | null
  taxId: string | null
}

/** A person who may be named on a claim, with the numbers that are known. */
export type ProviderPerson = {
  id: string
  firstName: string
  lastName: string
  npi: string | null
  /** That of the payor, or else the person's own. */
  number: string | null
  taxonomyCode?: string | null
}

/** A person as a claim names them: by the NPI, or by another number and its qualifier. */
export type NamedProvider = Pick<ProviderPerson, 'id' | 'firstName' | 'lastName'> & {
  kind: ProviderIdKind
  value: string | null
  /** Left out where the payor does not ask for it; null where it is not known. */
  taxonomyCode?: string | null
}

/** Whom a filing names. The claims of a payor without these rules name the agency alone. */
export type ClaimParties = {
  placeOfService: PlaceOfService
  billing: BillingParty
  /** The payor's own number of whoever bills. */
  payorNumber: string | null
  /** The rendering provider of each line, by its number. */
  rendering: readonly { lineNumber: number; provider: NamedProvider }[]
  supervising: NamedProvider | null
}

/** What a payor wants to see. */
export type ProviderRules = {
  placeOfService: PlaceOfService
  billingProvider: BillingProvider
  renderingProvider: RenderingProvider
  idKind: ProviderIdKind
  /** Whether the rendering provider's taxonomy code is told. */
  taxonomy: boolean
  payorNumber: string | null
  supervisor: ProviderPerson | null
}

/** The part of a line that one person gave. */
export type CareGiven = { lineNumber: number; minutes: number; caregiver: ProviderPerson | null }

type Office = Address & {
  id: string
  name: string
  npi: string | null
  taxonomyCode: string | null
}

/** Whom the claim names by the payor's rules and today's records. */
export function partiesOf(
  rules: ProviderRules,
  known: {
    agency: Omit<BillingParty, 'office'>
    office: Office | null
    care: readonly CareGiven[]
  },
): ClaimParties {
  const { supervisor, renderingProvider, idKind } = rules
  const billing = billingParty(rules.billingProvider, known.agency, known.office)
  const lines = Map.groupBy(known.care, ({ lineNumber }) => lineNumber)
  const rendering = [...lines].flatMap(([lineNumber, care]) => {
    const person = {
      none: null,
      caregiver: mainCaregiver(care),
      supervisor,
    }[renderingProvider]
    const provider = person && {
      ...namedBy(person, idKind),
      ...(rules.taxonomy && { taxonomyCode: person.taxonomyCode ?? null }),
    }
    // Whoever bills under their own NPI is not named again.
    const bills =
      provider?.kind === 'npi' && provider.value !== null && provider.value === billing.npi
    return provider && !bills ? [{ lineNumber, provider }] : []
  })
  return {
    placeOfService: rules.placeOfService,
    billing,
    payorNumber: rules.payorNumber,
    rendering,
    supervising:
      supervisor && renderingProvider !== 'supervisor' ? supervising(supervisor, idKind) : null,
  }
}

/** The agency, or its office under its own NPI and address; the tax ID and the legal name are the agency's. */
function billingParty(
  who: BillingProvider,
  agency: Omit<BillingParty, 'office'>,
  office: Office | null,
): BillingParty {
  if (who === 'agency' || !office) return { ...agency, office: null }
  const { id, name, npi, taxonomyCode, street, unit, city, state, zip } = office
  return {
    ...agency,
    street,
    unit,
    city,
    state,
    zip,
    office: { id, name },
    npi,
    taxonomyCode: taxonomyCode ?? agency.taxonomyCode,
  }
}

/** Who gave most of the care; of two who gave the same the one who comes first. */
function mainCaregiver(care: readonly CareGiven[]): ProviderPerson | null {
  const byPerson = Map.groupBy(care, ({ caregiver }) => caregiver?.id ?? null)
  const most = [...byPerson.values()]
    .map((own) => ({
      caregiver: own[0]?.caregiver ?? null,
      minutes: own.reduce((sum, { minutes }) => sum + minutes, 0),
    }))
    .filter(({ caregiver }) => caregiver !== null)
    .toSorted((a, b) => b.minutes - a.minutes)
  return most[0]?.caregiver ?? null
}

/** A supervisor is named by the NPI; one without by the number that the payor wants of others. */
const supervising = (person: ProviderPerson, idKind: ProviderIdKind): NamedProvider =>
  namedBy(person, person.npi === null ? idKind : 'npi')

/** A person by the number of a kind; the value is null where it is not known. */
const namedBy = (person: ProviderPerson, kind: ProviderIdKind): NamedProvider => ({
  id: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  kind,
  value: kind === 'npi' ? person.npi : person.number,
})

/** The lines that several people gave, of which a claim names one. */
export const sharedLines = (care: readonly CareGiven[]): number[] =>
  [...Map.groupBy(care, ({ lineNumber }) => lineNumber)].flatMap(([lineNumber, own]) =>
    new Set(own.flatMap(({ caregiver }) => caregiver?.id ?? [])).size > 1 ? [lineNumber] : [],
  )

/** The one rendering provider of these lines; null where one of them has none, or another. */
export function sharedRendering(
  { rendering }: ClaimParties,
  lineNumbers: readonly number[],
): NamedProvider | null {
  const named = lineNumbers.map(
    (number) => rendering.find(({ lineNumber }) => lineNumber === number)?.provider,
  )
  const [first] = named
  return first && named.every((provider) => provider?.id === first.id) ? first : null
}

import {
  type CareGiven,
  type ClaimParties,
  partiesOf,
  type ProviderPerson,
  sharedLines,
} from '@homeward/domain/billing/claim-parties'
import { isOpen } from '@homeward/domain/billing/filings'
import type { ClaimProviders } from '@homeward/domain/billing/readiness-facts'
import type { BillingAgency } from '../agency-store.ts'
import type { BatchPayor } from '../transmissions/store.ts'
import type { BilledVisitRecord, ClaimRecord } from './facts-store.ts'
import { type Figures, lastFiled, minutesOf } from './figures.ts'

type From = { agency: BillingAgency; payor: BatchPayor; billed: readonly BilledVisitRecord[] }

/** Whom a claim names: a void and what was filed whom the filing named, everything else whom the payor wants now. */
export function partiesFor(record: ClaimRecord, from: From): ClaimParties {
  const repeats = !isOpen(record.status) || record.frequency_code === '8'
  const filed = repeats ? lastFiled(record)?.content.parties : undefined
  if (filed) return filed
  const { agency, payor, billed } = from
  const office = agency.offices.find(({ id }) => id === record.office_id)
  return partiesOf(
    {
      placeOfService: payor.place_of_service,
      billingProvider: payor.billing_provider,
      renderingProvider: payor.rendering_provider,
      idKind: payor.provider_id_kind,
      taxonomy: payor.rendering_taxonomy,
      payorNumber: payor.provider_number,
      supervisor:
        payor.supervisor &&
        personOf({
          ...payor.supervisor,
          number: payor.supervisor.payor_number ?? payor.supervisor.provider_number,
        }),
    },
    {
      agency: {
        ...addressOf(agency),
        name: agency.name,
        npi: agency.npi,
        taxonomyCode: agency.taxonomy_code,
        taxId: agency.tax_id,
      },
      office: office
        ? {
            ...addressOf(office),
            id: office.id,
            name: office.name,
            npi: office.npi,
            taxonomyCode: office.taxonomy_code,
          }
        : null,
      care: billed.map(careOf),
    },
  )
}

/** What the checks ask about whom a claim names. */
export function providersOf(
  { rendering, supervising, billing, payorNumber }: ClaimParties,
  { payor, billed }: Omit<From, 'agency'>,
  lines: Figures['lines'],
): ClaimProviders {
  const { office } = billing
  const shared = payor.rendering_provider === 'caregiver' ? sharedLines(billed.map(careOf)) : []
  return {
    office: office && { ...office, npi: billing.npi, address: postalOf(billing) },
    payorNumber,
    rendering: [...new Map(rendering.map(({ provider }) => [provider.id, provider])).values()],
    supervising,
    supervisor: supervisorOf(payor),
    shared: lines.filter(({ lineNumber }) => shared.includes(lineNumber)).map(({ date }) => date),
  }
}

/** The supervisor of a payor; someone of other offices is not seen by those who are limited to theirs. */
function supervisorOf(payor: BatchPayor): ClaimProviders['supervisor'] {
  if (payor.supervising_agent_id === null) return null
  if (payor.supervisor === null) return 'unknown'
  const { first_name: first, last_name: last, status } = payor.supervisor
  return { name: `${first} ${last}`, active: status === 'active' }
}

/** An address as the checks see it; null where nothing of it is known. */
export const postalOf = ({ street, city, state, zip }: Partial<Address>) =>
  !street && !city && !state && !zip
    ? null
    : { street: street ?? '', city: city ?? '', state: state ?? '', zip: zip ?? '' }

type Address = Record<'street' | 'unit' | 'city' | 'state' | 'zip', string | null>

const addressOf = ({ street, unit, city, state, zip }: Address): Address => ({
  street,
  unit,
  city,
  state,
  zip,
})

type Person = {
  id: string
  first_name: string
  last_name: string
  npi: string | null
  taxonomy_code: string | null
}

const personOf = (person: Person & { number: string | null }): ProviderPerson => ({
  id: person.id,
  firstName: person.first_name,
  lastName: person.last_name,
  npi: person.npi,
  number: person.number,
  taxonomyCode: person.taxonomy_code,
})

const careOf = (visit: BilledVisitRecord): CareGiven => ({
  lineNumber: visit.line_number,
  minutes: minutesOf(visit),
  caregiver:
    visit.agent_id === null
      ? null
      : personOf({
          id: visit.agent_id,
          first_name: visit.agent_first_name ?? '',
          last_name: visit.agent_last_name ?? '',
          npi: visit.agent_npi,
          taxonomy_code: visit.agent_taxonomy,
          number: visit.agent_payor_number ?? visit.agent_number,
        }),
})

import type {
  ClaimFiling,
  ClaimLine as PresentedLine,
  ClaimParties as PresentedParties,
} from '@homeward/contract/billing/filing-shape'
import type { ClaimParties, NamedProvider } from '@homeward/domain/billing/claim-parties'
import type { ClaimLine } from '@homeward/domain/billing/claim-lines'
import type { findFilings } from '../filings/store.ts'

/** Code and modifiers as billed. */
export const procedureOf = ({ procedureCode, modifiers }: ClaimLine): string =>
  [procedureCode ?? '', ...modifiers].join(':')

export const presentLine = (line: ClaimLine): PresentedLine => ({
  line_number: line.lineNumber,
  service: { id: line.serviceId, label: line.serviceLabel },
  service_date: line.date,
  procedure: procedureOf(line),
  units: line.units,
  minutes_per_unit: line.minutesPerUnit,
  cents_per_unit: line.centsPerUnit,
  charge_cents: line.chargeCents,
  authorization_number: line.authorizationNumber,
})

/** Whom a claim names, each person once. */
export const presentParties = (parties: ClaimParties): PresentedParties => ({
  place_of_service: parties.placeOfService,
  office: parties.billing.office,
  npi: parties.billing.npi,
  taxonomy_code: parties.billing.taxonomyCode,
  rendering: [
    ...new Map(parties.rendering.map(({ provider }) => [provider.id, provider])).values(),
  ].map(presentProvider),
  supervising: parties.supervising && presentProvider(parties.supervising),
})

const presentProvider = ({
  id,
  firstName,
  lastName,
  kind,
  value,
  taxonomyCode = null,
}: NamedProvider) => ({
  id,
  name: `${firstName} ${lastName}`,
  kind,
  number: value,
  taxonomy_code: taxonomyCode,
})

export const presentFiling = (
  filing: Awaited<ReturnType<typeof findFilings>>[number],
): ClaimFiling => ({
  id: filing.id,
  sequence: filing.sequence,
  frequency: filing.frequency,
  payer_order: filing.payer_order,
  payor: { id: filing.payor_id, name: filing.payor_name },
  state: filing.state,
  payer_claim_number: filing.payer_claim_number,
  charge_cents: filing.charge_cents,
  units: filing.units,
  lines: filing.content.lines.map(presentLine),
  parties: filing.content.parties ? presentParties(filing.content.parties) : null,
  written_at: filing.created_at,
  answered_at: filing.answered_at,
  reasons: filing.reasons,
  handed_over_at: filing.handed_over_at,
  transmission:
    filing.transmission_id === null
      ? null
      : { id: filing.transmission_id, interchange_control: filing.interchange_control ?? '' },
})

/** Why the payor sent the last filing back; empty where it did not. */
export function sentBackFor(filings: readonly ClaimFiling[]): string[] {
  const last = filings.find(({ state }) => state !== 'withdrawn')
  return last?.state === 'rejected' ? last.reasons.map(({ sentence }) => sentence) : []
}

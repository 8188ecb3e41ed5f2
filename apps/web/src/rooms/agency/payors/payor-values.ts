import type { Payor } from '@homeward/contract/agency/payors'
import type {
  BillingProvider,
  PlaceOfService,
  ProviderIdKind,
  RenderingProvider,
} from '@homeward/domain/agency/claim-providers'
import type { FilingIndicator, PayorCheck } from '@homeward/domain/agency/vocabulary'
import type { PayorType, UnitRounding } from '@homeward/domain/agency/vocabulary'
import type { ClaimGrouping } from '@homeward/domain/agency/vocabulary'
import type { CredentialKind } from '@homeward/domain/agency/credential-kinds'
import { needed } from '../../../ui/form/needed.ts'
import { phoneWords } from '../../../ui/text/phone.tsx'
import { type PostalValues, postalValues } from '../fields/postal-values.ts'

type PayorValues = PostalValues & {
  name: string
  type: PayorType
  payer_id: string
  filing_indicator: FilingIndicator
  receiver_name: string
  receiver_id: string
  submitter_id: string
  unit_rounding: UnitRounding
  timely_filing_days: number | ''
  claim_grouping: ClaimGrouping
  answer_days: number | ''
  first_appeal_days: number | ''
  second_appeal_days: number | ''
  member_id_pattern: string
  evv_account_id: string
  aggregator_account_id: string
  clearinghouse_account_id: string
  place_of_service: PlaceOfService
  billing_provider: BillingProvider
  provider_number: string
  rendering_provider: RenderingProvider
  provider_id_kind: ProviderIdKind
  rendering_taxonomy: boolean
  supervising_agent_id: string
  required_checks: PayorCheck[]
  required_credentials: CredentialKind[]
  phone: string
}

/** A payor as its form holds it; without one, what a new one begins with. */
export const payorValues = (payor?: Payor): PayorValues => ({
  ...postalValues(payor),
  name: payor?.name ?? '',
  type: payor?.type ?? 'medicaid',
  payer_id: payor?.payer_id ?? '',
  filing_indicator: payor?.filing_indicator ?? 'MC',
  receiver_name: payor?.receiver_name ?? '',
  receiver_id: payor?.receiver_id ?? '',
  submitter_id: payor?.submitter_id ?? '',
  unit_rounding: payor?.unit_rounding ?? 'round_down',
  timely_filing_days: payor?.timely_filing_days ?? 365,
  claim_grouping: payor?.claim_grouping ?? 'visit',
  answer_days: payor?.answer_days ?? 2,
  first_appeal_days: payor?.first_appeal_days ?? 60,
  second_appeal_days: payor?.second_appeal_days ?? 60,
  member_id_pattern: payor?.member_id_pattern ?? '',
  evv_account_id: payor?.evv_account?.id ?? '',
  aggregator_account_id: payor?.aggregator_account?.id ?? '',
  clearinghouse_account_id: payor?.clearinghouse_account?.id ?? '',
  place_of_service: payor?.place_of_service ?? '12',
  billing_provider: payor?.billing_provider ?? 'agency',
  provider_number: payor?.provider_number ?? '',
  rendering_provider: payor?.rendering_provider ?? 'none',
  provider_id_kind: payor?.provider_id_kind ?? 'npi',
  rendering_taxonomy: payor?.rendering_taxonomy ?? false,
  supervising_agent_id: payor?.supervising_agent?.id ?? '',
  required_checks: payor?.required_checks ?? [],
  required_credentials: payor?.required_credentials ?? [],
  phone: phoneWords(payor?.phone ?? ''),
})

/** What the values of a change mean: what may not be empty is not left out. */
export const payorInput = (values: PayorValues): Record<string, unknown> =>
  needed(values, [
    'name',
    'payer_id',
    'timely_filing_days',
    'answer_days',
    'first_appeal_days',
    'second_appeal_days',
  ])

import type { Claim } from '@homeward/contract/billing/claim-shape'
import { payerOrderLabels } from '@homeward/domain/agency/payer-order'
import { filingFrequencyLabels } from '@homeward/domain/billing/filings'
import { billingHours } from '@homeward/domain/billing/units'
import type { Fact } from '../../../ui/record/facts.tsx'
import { DateText, InstantText } from '../../../ui/text/values.tsx'
import { countWords } from '../../../ui/text/count-words.ts'
import { partyFacts } from './party-facts.ts'

/** What the claim says to the payor, and when it went which way. */
export const billedFacts = (claim: Claim): Fact[] => [
  {
    label: 'Payor',
    value:
      claim.payer_order === 'primary'
        ? claim.payor.name
        : `${claim.payor.name} (${payerOrderLabels[claim.payer_order].toLowerCase()})`,
  },
  { label: 'Service', value: claim.service.label },
  { label: 'Procedure', value: claim.procedure },
  { label: 'Diagnosis', value: claim.diagnosis_codes.join(', ') },
  { label: 'Service date', value: <DateText day={claim.start_date} /> },
  {
    label: 'Units',
    value: `${countWords(claim.billing_units, 'unit')} (${billingHours(claim.billing_units, claim.minutes_per_unit)} h)`,
  },
  ...partyFacts(claim.parties),
  { label: 'Claim type', value: filingFrequencyLabels[claim.frequency_code] },
  ...(claim.payer_control_number
    ? [{ label: 'Payor claim number', value: claim.payer_control_number }]
    : []),
  ...moments(claim)
    .filter(([, at]) => at !== null)
    .map(([label, at]) => ({ label, value: <InstantText at={at} /> })),
]

const moments = (claim: Claim): [label: string, at: string | null][] => [
  ['Sent', claim.transmitted_at],
  ['Acknowledged', claim.acknowledged_at],
  ['Resubmitted', claim.resubmitted_at],
  ['Final determination', claim.final_determination_at],
]

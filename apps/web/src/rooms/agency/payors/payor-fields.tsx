import { filingIndicatorLabels, filingIndicators } from '@homeward/domain/agency/vocabulary'
import {
  payorTypeLabels,
  payorTypes,
  unitRoundingLabels,
  unitRoundings,
} from '@homeward/domain/agency/vocabulary'
import { claimGroupingLabels, claimGroupings } from '@homeward/domain/agency/vocabulary'
import { NumberInput, Select, TextInput } from '@mantine/core'
import { clearinghouseLookup, evvAccountLookup } from '../../../ui/fields/record-lookups.ts'
import { SearchSelect } from '../../../ui/fields/search-select.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import type { FieldProps } from '../fields/options.ts'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { PostalFields } from '../fields/postal-fields.tsx'
import { CheckFields } from './check-fields.tsx'
import { ProviderFields } from './provider-fields.tsx'

const typeOptions = optionsOf(payorTypes, payorTypeLabels)
const indicatorOptions = filingIndicators.map((value) => ({
  value,
  label: `${value} ${filingIndicatorLabels[value]}`,
}))
const groupingOptions = optionsOf(claimGroupings, claimGroupingLabels)
const roundingOptions = optionsOf(unitRoundings, unitRoundingLabels)

/** Who a payor is, how it is billed, and what it wants to see. */
export const PayorFields = ({ field }: FieldProps) => (
  <>
    <FormSection title="Payor">
      <TextInput label="Name" required {...field('name')} />
      <Select label="Type" required allowDeselect={false} data={typeOptions} {...field('type')} />
      <TextInput
        label="Payer ID"
        description="Identifies the payor in claim files."
        required
        autoComplete="off"
        {...field('payer_id')}
      />
      <Select
        label="Filing indicator"
        description="The type of plan reported on claims."
        required
        searchable
        allowDeselect={false}
        data={indicatorOptions}
        {...field('filing_indicator')}
      />
      <TextInput
        label="Member ID format"
        description="A = letter, 9 = digit, * = either."
        placeholder="999999999A"
        autoComplete="off"
        {...field('member_id_pattern')}
      />
    </FormSection>
    <FormSection title="Billing rules">
      <Select
        label="Unit rounding"
        required
        allowDeselect={false}
        data={roundingOptions}
        {...field('unit_rounding')}
      />
      <NumberInput
        label="Timely filing"
        required
        suffix=" days"
        thousandSeparator=","
        {...field('timely_filing_days')}
      />
      <Select
        label="Claims"
        description="Which visits go on one claim."
        required
        allowDeselect={false}
        data={groupingOptions}
        {...field('claim_grouping')}
      />
      <NumberInput
        label="Usual answer time"
        description="You are alerted if a file has no answer by then."
        required
        suffix=" days"
        {...field('answer_days')}
      />
      <NumberInput
        label="First-level appeal"
        description="After a denial. Denials show the date."
        required
        suffix=" days"
        {...field('first_appeal_days')}
      />
      <NumberInput
        label="Second-level appeal"
        description="After the first level ends."
        required
        suffix=" days"
        {...field('second_appeal_days')}
      />
    </FormSection>
    <ProviderFields field={field} />
    <FormSection title="Accounts" hint="Set up accounts under Admin, Integrations.">
      <SearchSelect
        label="EVV vendor"
        description="The account for this payor’s visits."
        placeholder="None"
        lookup={evvAccountLookup}
        {...field('evv_account_id')}
      />
      <SearchSelect
        label="State aggregator"
        description="A second account for this payor’s visits."
        placeholder="None"
        lookup={evvAccountLookup}
        {...field('aggregator_account_id')}
      />
      <SearchSelect
        label="Clearinghouse"
        description="The account for this payor’s claims."
        placeholder="None"
        lookup={clearinghouseLookup}
        {...field('clearinghouse_account_id')}
      />
    </FormSection>
    <CheckFields field={field} />
    <FormSection
      title="Claim files"
      hint="If blank, claim files use the payor's name, its payer ID and the agency's NPI."
      columns={3}
    >
      <TextInput label="Receiver name" autoComplete="off" {...field('receiver_name')} />
      <TextInput label="Receiver ID" autoComplete="off" {...field('receiver_id')} />
      <TextInput label="Submitter ID" autoComplete="off" {...field('submitter_id')} />
    </FormSection>
    <FormSection title="Address and phone" columns={3}>
      <PostalFields field={field} />
      <TextInput label="Phone" type="tel" autoComplete="off" {...field('phone')} />
    </FormSection>
  </>
)

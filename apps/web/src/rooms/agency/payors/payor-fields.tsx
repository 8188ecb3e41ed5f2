import { filingIndicatorLabels, filingIndicators } from '@homeward/domain/agency/vocabulary'
import {
  payorTypeLabels,
  payorTypes,
  unitRoundingLabels,
  unitRoundings,
} from '@homeward/domain/agency/vocabulary'
import { NumberInput, Select, TextInput } from '@mantine/core'
import { clearinghouseLookup, evvAccountLookup } from '../../../ui/fields/record-lookups.ts'
import { SearchSelect } from '../../../ui/fields/search-select.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { type FieldProps, optionsOf } from '../fields/options.ts'
import { PostalFields } from '../fields/postal-fields.tsx'
import { CheckFields } from './check-fields.tsx'

const typeOptions = optionsOf(payorTypes, payorTypeLabels)
const indicatorOptions = filingIndicators.map((value) => ({
  value,
  label: `${value} ${filingIndicatorLabels[value]}`,
}))
const roundingOptions = optionsOf(unitRoundings, unitRoundingLabels)

/** Who a payor is, how it is billed, and what it wants to see. */
export const PayorFields = ({ field }: FieldProps) => (
  <>
    <FormSection title="Payor">
      <TextInput label="Name" required {...field('name')} />
      <Select label="Type" required allowDeselect={false} data={typeOptions} {...field('type')} />
      <TextInput
        label="Payer id"
        description="Its id in claim files."
        required
        autoComplete="off"
        {...field('payer_id')}
      />
      <Select
        label="Filing indicator"
        description="What kind of plan it is, as a claim says it."
        required
        searchable
        allowDeselect={false}
        data={indicatorOptions}
        {...field('filing_indicator')}
      />
      <TextInput
        label="Member ids look like"
        description="A for a letter, 9 for a digit, * for either."
        placeholder="999999999A"
        autoComplete="off"
        {...field('member_id_pattern')}
      />
    </FormSection>
    <FormSection title="Billing rules">
      <Select
        label="Minutes become units"
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
    </FormSection>
    <FormSection title="Accounts" hint="They are set up in the admin area, under integrations.">
      <SearchSelect
        label="EVV vendor"
        description="Visits for this payor are reported by it."
        placeholder="None"
        lookup={evvAccountLookup}
        {...field('evv_account_id')}
      />
      <SearchSelect
        label="State aggregator"
        description="Told beside the payor's own vendor."
        placeholder="None"
        lookup={evvAccountLookup}
        {...field('aggregator_account_id')}
      />
      <SearchSelect
        label="Clearinghouse"
        description="Claims go to this payor by it."
        placeholder="None"
        lookup={clearinghouseLookup}
        {...field('clearinghouse_account_id')}
      />
    </FormSection>
    <CheckFields field={field} />
    <FormSection
      title="Claim files"
      hint="Where these are left empty, the payor's name and payer id and the agency's NPI are used."
      columns={3}
    >
      <TextInput label="Receiver name" autoComplete="off" {...field('receiver_name')} />
      <TextInput label="Receiver id" autoComplete="off" {...field('receiver_id')} />
      <TextInput label="Submitter id" autoComplete="off" {...field('submitter_id')} />
    </FormSection>
    <FormSection title="Address and phone" columns={3}>
      <PostalFields field={field} />
      <TextInput label="Phone" type="tel" autoComplete="off" {...field('phone')} />
    </FormSection>
  </>
)

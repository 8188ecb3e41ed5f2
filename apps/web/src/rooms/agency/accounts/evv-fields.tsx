import type { EvvVendor } from '@homeward/domain/agency/vocabulary'
import {
  evvChannelLabels,
  evvChannels,
  mostChangeDays,
  usualChangeDays,
} from '@homeward/domain/agency/integration-accounts'
import { NumberInput, Select, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import type { AccountValues } from './account-values.ts'

type Props = { form: UseFormReturnType<AccountValues> }
type OfVendor = Props & { vendor: EvvVendor }

/** What an EVV vendor tells the agency when it starts; most of it may stay blank. */
export const EvvFields = ({ form, vendor }: OfVendor) => (
  <>
    <VendorFields form={form} vendor={vendor} />
    <TextInput
      label="Reason code for later changes"
      description="Sent with a visit that is told again without a reason in its review."
      autoComplete="off"
      {...form.getInputProps('settings.evv.change_code')}
    />
    <NumberInput
      label="Days back that changes are told"
      description={`Older visits wait for your decision. Blank: ${usualChangeDays}.`}
      min={1}
      max={mostChangeDays}
      allowDecimal={false}
      {...form.getInputProps('settings.evv.change_days')}
    />
  </>
)

const VendorFields = ({ form, vendor }: OfVendor) => {
  switch (vendor) {
    case 'sandata':
      return <SandataFields form={form} />
    case 'hhaexchange':
      return <HhaexchangeFields form={form} />
    case 'carebridge':
      return (
        <TextInput
          label="MCO ID"
          description="The managed-care organization, as CareBridge names it."
          autoComplete="off"
          {...form.getInputProps('settings.evv.mco_id')}
        />
      )
  }
}

const PayerFields = ({ form }: Props) => (
  <TextInput
    label="Payer ID at the vendor"
    description="Leave blank if it is the payor’s own ID."
    autoComplete="off"
    {...form.getInputProps('settings.evv.payer_id')}
  />
)

const WithdrawalCode = ({ form }: Props) => (
  <TextInput
    label="Reason code for withdrawn visits"
    description="Sent with a visit that must no longer count, unless its review gives a reason."
    autoComplete="off"
    {...form.getInputProps('settings.evv.withdrawal_code')}
  />
)

const SandataFields = ({ form }: Props) => (
  <>
    <PayerFields form={form} />
    <TextInput
      label="Payer program"
      description="As in the vendor’s letter. Clients and visits are held without it."
      autoComplete="off"
      {...form.getInputProps('settings.evv.payer_program')}
    />
    <TextInput
      label="Provider qualifier"
      description="As in the vendor’s letter. Blank: MedicaidID."
      autoComplete="off"
      {...form.getInputProps('settings.evv.provider_qualifier')}
    />
    <TextInput
      label="Client qualifier"
      description="Blank: ClientCustomID."
      autoComplete="off"
      {...form.getInputProps('settings.evv.client_qualifier')}
    />
    <TextInput
      label="Employee qualifier"
      description="Blank: EmployeeCustomID."
      autoComplete="off"
      {...form.getInputProps('settings.evv.agent_qualifier')}
    />
    <WithdrawalCode form={form} />
  </>
)

const HhaexchangeFields = ({ form }: Props) => (
  <>
    <Select
      label="Channel"
      description="Which one your vendor opened for you."
      allowDeselect={false}
      data={optionsOf(evvChannels, evvChannelLabels)}
      {...form.getInputProps('settings.evv.channel')}
    />
    <PayerFields form={form} />
    {form.values.settings.evv.channel === 'calls' && (
      <TextInput
        label="Scope"
        description="Of the sign-in, from the vendor’s letter."
        autoComplete="off"
        {...form.getInputProps('settings.evv.scope')}
      />
    )}
    <WithdrawalCode form={form} />
    <TextInput
      label="Action code for withdrawn visits"
      autoComplete="off"
      {...form.getInputProps('settings.evv.withdrawal_action')}
    />
  </>
)

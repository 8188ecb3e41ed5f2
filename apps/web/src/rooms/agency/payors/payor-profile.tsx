import { claimGroupingLabels } from '@homeward/domain/agency/vocabulary'
import { type Payor, updatePayor } from '@homeward/contract/agency/payors'
import { filingIndicatorLabels, payorCheckLabels } from '@homeward/domain/agency/vocabulary'
import { payorTypeLabels, unitRoundingLabels } from '@homeward/domain/agency/vocabulary'
import { credentialKindLabels } from '@homeward/domain/agency/credential-kinds'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { FactCard } from '../../../ui/record/facts.tsx'
import { Phone } from '../../../ui/text/phone.tsx'
import { addressLine } from '../fields/postal-values.ts'
import { providerFacts } from './provider-facts.ts'
import { PayorFields } from './payor-fields.tsx'
import { payorInput, payorValues } from './payor-values.ts'

/** How a payor is billed: a form for those who may change it, facts for the others. */
export const PayorProfile = ({ payor }: { payor: Payor }) =>
  payor.abilities.edit ? <ProfileForm payor={payor} /> : <ProfileFacts payor={payor} />

const ProfileForm = ({ payor }: { payor: Payor }) => (
  <EndpointForm
    endpoint={updatePayor}
    record={payor}
    valuesOf={payorValues}
    inputOf={payorInput}
    draftKey={`payor:${payor.id}`}
    submitLabel="Save payor"
    onDone={({ name }) => toastDone(`${name} saved.`)}
  >
    {(form) => <PayorFields field={form.getInputProps} />}
  </EndpointForm>
)

const ProfileFacts = ({ payor }: { payor: Payor }) => (
  <FactCard
    title="Profile"
    facts={[
      { label: 'Type', value: payorTypeLabels[payor.type] },
      { label: 'Payer ID', value: payor.payer_id },
      { label: 'Claims', value: claimGroupingLabels[payor.claim_grouping] },
      { label: 'Usual answer time', value: `${payor.answer_days} days` },
      {
        label: 'Appeals',
        value: `${payor.first_appeal_days} days, second level ${payor.second_appeal_days} days`,
      },
      { label: 'Unit rounding', value: unitRoundingLabels[payor.unit_rounding] },
      {
        label: 'Timely filing',
        value: `${payor.timely_filing_days.toLocaleString('en-US')} days`,
      },
      {
        label: 'Filing indicator',
        value: `${payor.filing_indicator} ${filingIndicatorLabels[payor.filing_indicator]}`,
      },
      { label: 'Member ID format', value: payor.member_id_pattern },
      ...providerFacts(payor),
      { label: 'EVV vendor', value: payor.evv_account?.name },
      { label: 'State aggregator', value: payor.aggregator_account?.name },
      { label: 'Clearinghouse', value: payor.clearinghouse_account?.name },
      {
        label: 'Required checks',
        value: payor.required_checks.map((check) => payorCheckLabels[check]).join(', '),
      },
      {
        label: 'Required credentials',
        value: payor.required_credentials.map((kind) => credentialKindLabels[kind]).join(', '),
      },
      { label: 'Receiver', value: `${payor.receiver_name}, ${payor.receiver_id}` },
      { label: 'Submitter ID', value: payor.submitter_id },
      { label: 'Address', value: addressLine(payor) },
      { label: 'Phone', value: payor.phone && <Phone number={payor.phone} /> },
    ]}
  />
)

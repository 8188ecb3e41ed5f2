import { type AgencyPhoneNumber, phoneNumbers } from '@homeward/contract/agency/phone-numbers'
import { phoneNumberKindLabels, phoneNumberKinds } from '@homeward/domain/agency/vocabulary'
import { to } from '../../../plumbing/paths/to.ts'
import { officeLookup } from '../../../ui/fields/record-lookups.ts'
import { PlainScreen } from '../../../ui/plain/plain-screen.tsx'
import { Phone } from '../../../ui/text/phone.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { None } from '../../../ui/text/values.tsx'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { NumberFields, numberValues } from './number-fields.tsx'

const kinds = optionsOf(phoneNumberKinds, phoneNumberKindLabels)
const officeOf = ({ office }: AgencyPhoneNumber) => office?.name ?? 'All offices'

/** R059: numbers under which the agency calls, is called, and writes. */
export const PhoneNumbersScreen = () => (
  <PlainScreen
    record={phoneNumbers}
    title="Phone numbers"
    one="number"
    many="phone numbers"
    crumbs={[{ label: 'Admin', href: to('admin') }]}
    hint="Add the numbers the agency uses for calls and text messages."
    nameOf={({ label }) => label}
    filters={[
      { kind: 'choice', name: 'kind', label: 'Used for', options: kinds },
      { kind: 'lookup', name: 'office_id', label: 'Office', lookup: officeLookup },
    ]}
    columns={[
      { key: 'label', header: 'Label', cell: ({ label }) => label },
      { key: 'number', header: 'Number', cell: ({ number }) => <Phone number={number} /> },
      { key: 'kind', header: 'Used for', cell: ({ kind }) => phoneNumberKindLabels[kind] },
      { key: 'office', header: 'Office', cell: officeOf },
      {
        key: 'default',
        header: 'Default',
        cell: ({ is_default }) =>
          is_default ? <StatusBadge status="active" label="Default" /> : <None />,
      },
    ]}
    valuesOf={numberValues}
    required={['number', 'label']}
    fields={(form, number) => (
      <NumberFields
        field={form.getInputProps}
        box={form.getInputProps('is_default', { type: 'checkbox' })}
        office={number?.office}
      />
    )}
    facts={(number) => [
      { label: 'Number', value: <Phone number={number.number} /> },
      { label: 'Used for', value: phoneNumberKindLabels[number.kind] },
      { label: 'Office', value: officeOf(number) },
    ]}
    labels={{ kind: phoneNumberKindLabels }}
    consequence="The number can no longer be used for calls and text messages."
  />
)

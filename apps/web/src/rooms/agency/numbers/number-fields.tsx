import type { AgencyPhoneNumber } from '@homeward/contract/agency/phone-numbers'
import {
  type PhoneNumberKind,
  phoneNumberKindLabels,
  phoneNumberKinds,
} from '@homeward/domain/agency/vocabulary'
import { Checkbox, Select, Stack, TextInput } from '@mantine/core'
import { SearchSelect } from '../../../ui/fields/search-select.tsx'
import { phoneWords } from '../../../ui/text/phone.tsx'
import type { FieldProps } from '../fields/options.ts'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { officeLookup } from '../../../ui/fields/record-lookups.ts'

type NumberValues = {
  number: string
  label: string
  kind: PhoneNumberKind
  office_id: string
  is_default: boolean
}

/** A number as its form holds it. */
export const numberValues = (of?: AgencyPhoneNumber): NumberValues => ({
  number: phoneWords(of?.number ?? ''),
  label: of?.label ?? '',
  kind: of?.kind ?? 'both',
  office_id: of?.office?.id ?? '',
  is_default: of?.is_default ?? false,
})

const kindOptions = optionsOf(phoneNumberKinds, phoneNumberKindLabels)

type Props = FieldProps & {
  office?: AgencyPhoneNumber['office']
  /** `getInputProps` of a box. */
  box: ReturnType<FieldProps['field']>
}

export const NumberFields = ({ field, box, office }: Props) => (
  <Stack gap="sm">
    <TextInput
      label="Number"
      type="tel"
      required
      data-autofocus
      autoComplete="off"
      placeholder="(919) 555-0123"
      {...field('number')}
    />
    <TextInput
      label="Label"
      description="For example: Front desk, Scheduling."
      required
      autoComplete="off"
      {...field('label')}
    />
    <Select label="Used for" required allowDeselect={false} data={kindOptions} {...field('kind')} />
    <SearchSelect
      label="Office"
      placeholder="All offices"
      lookup={officeLookup}
      initialOption={office ? { value: office.id, label: office.name } : null}
      {...field('office_id')}
    />
    <Checkbox
      label="Used where no other number is chosen"
      description="Only one number can be the default. This replaces the current default."
      {...box}
    />
  </Stack>
)

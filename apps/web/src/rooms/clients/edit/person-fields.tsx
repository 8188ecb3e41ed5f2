import {
  clientStatuses,
  clientStatusLabels,
  genderLabels,
  genders,
} from '@homeward/domain/clients/vocabulary'
import { Select, TextInput } from '@mantine/core'
import { DateField } from '../../../ui/fields/date-field.tsx'
import type { Option } from '../../../ui/fields/lookup.ts'
import { SearchSelect } from '../../../ui/fields/search-select.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { officeLookup } from '../queries.ts'
import type { FieldProps } from './field-props.ts'

/** Name, birthdate, status and office. */
export const PersonFields = ({ field, office }: FieldProps & { office?: Option | null }) => (
  <FormSection title="Person" columns={2}>
    <TextInput label="First name" required autoComplete="off" {...field('first_name')} />
    <TextInput label="Last name" required autoComplete="off" {...field('last_name')} />
    <TextInput label="Middle name" autoComplete="off" {...field('middle_name')} />
    <TextInput label="Nickname" autoComplete="off" {...field('nickname')} />
    <DateField label="Birthdate" {...field('birthdate')} />
    <Select
      label="Gender"
      required
      allowDeselect={false}
      data={genders.map((value) => ({ value, label: genderLabels[value] }))}
      {...field('gender')}
    />
    <Select
      label="Status"
      required
      allowDeselect={false}
      data={clientStatuses.map((value) => ({ value, label: clientStatusLabels[value] }))}
      {...field('status')}
    />
    <SearchSelect
      label="Office"
      lookup={officeLookup}
      initialOption={office ?? null}
      {...field('office_id')}
    />
  </FormSection>
)

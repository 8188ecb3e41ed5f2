import { dischargeReasons, hasLeft } from '@homeward/domain/clients/status-moves'
import { clientStatuses, clientStatusLabels } from '@homeward/domain/clients/vocabulary'
import { genderLabels, genders } from '@homeward/domain/person/gender'
import { Autocomplete, Select, TagsInput, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { DateField } from '../../../../ui/fields/date-field.tsx'
import { SearchSelect } from '../../../../ui/fields/search-select.tsx'
import { FormSection } from '../../../../ui/form/form-section.tsx'
import { tagsQuery } from '../../queries.ts'
import { officeLookup } from '../../../../ui/fields/record-lookups.ts'
import { optionsOf } from '../../../../ui/fields/options-of.ts'
import { optionOf, type PartProps } from './part-props.ts'

/** Name, birthdate, status, office and tags. */
export const PersonFields = ({ field, form, client }: PartProps) => {
  const tags = useQuery(tagsQuery).data?.tags.map(({ tag }) => tag) ?? []
  const statuses = client ? [client.status, ...client.status_moves] : clientStatuses
  return (
    <>
      <FormSection title="Person">
        <TextInput label="First name" required autoComplete="off" {...field('first_name')} />
        <TextInput label="Last name" required autoComplete="off" {...field('last_name')} />
        <TextInput label="Middle name" autoComplete="off" {...field('middle_name')} />
        <TextInput label="Nickname" autoComplete="off" {...field('nickname')} />
        <DateField label="Birthdate" {...field('birthdate')} />
        <Select
          label="Gender"
          required
          allowDeselect={false}
          data={optionsOf(genders, genderLabels)}
          {...field('gender')}
        />
      </FormSection>
      <FormSection title="Agency">
        <Select
          label="Status"
          required
          allowDeselect={false}
          data={optionsOf(statuses, clientStatusLabels)}
          {...field('status')}
        />
        <SearchSelect
          label="Office"
          required={!client}
          lookup={officeLookup}
          initialOption={optionOf(client?.office)}
          {...field('office_id')}
        />
        {hasLeft(form.values.status) && (
          <>
            <DateField label="End date" required {...field('left_on')} />
            <Autocomplete
              label="Reason"
              required
              data={[...dischargeReasons]}
              {...field('left_reason')}
            />
          </>
        )}
        <TextInput label="Branch" autoComplete="off" {...field('branch')} />
        <TagsInput
          label="Tags"
          description="Press Enter to add a tag."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={tags}
          maxTags={20}
          clearable
          {...field('tags')}
        />
      </FormSection>
    </>
  )
}

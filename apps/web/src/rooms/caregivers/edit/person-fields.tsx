import { languages } from '@homeward/domain/person/languages'
import { genderLabels, genders } from '@homeward/domain/person/gender'
import { TagsInput, TextInput } from '@mantine/core'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { ChoiceField } from './choice-field.tsx'
import type { FieldProps } from './field-props.ts'

/** First and last name. */
export const NameFields = ({ field }: FieldProps) => (
  <>
    <TextInput label="First name" required autoComplete="off" {...field('first_name')} />
    <TextInput label="Last name" required autoComplete="off" {...field('last_name')} />
  </>
)

export const NpiField = ({ field }: FieldProps) => (
  <TextInput
    label="NPI"
    description="Ten digits. For nurses and others who bill or order under their own NPI."
    inputWrapperOrder={['label', 'input', 'description', 'error']}
    inputMode="numeric"
    autoComplete="off"
    {...field('npi')}
  />
)

type Props = FieldProps & { privateField: FieldProps['field'] }

/** Name, birthdate, gender and languages. */
export const PersonFields = ({ field, privateField }: Props) => (
  <FormSection title="Person" columns={2}>
    <NameFields field={field} />
    <DateField label="Birthdate" {...privateField('birthdate')} />
    <ChoiceField
      label="Gender"
      data={optionsOf(genders, genderLabels)}
      {...privateField('gender')}
    />
    <TagsInput
      label="Languages"
      description="Press Enter to add a language."
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={[...languages]}
      maxTags={20}
      {...privateField('languages')}
    />
  </FormSection>
)

import { TextInput } from '@mantine/core'
import { FormSection } from '../../../../ui/form/form-section.tsx'
import type { FieldProps } from '../field-props.ts'
import { NpiField } from '../npi-field.tsx'

type Props = FieldProps & { title: string; name: 'primary_care_doctor' | 'referring_doctor' }

/** A doctor with how to reach them and their NPI. */
export const DoctorFields = ({ title, name, field }: Props) => (
  <FormSection title={title} columns={3}>
    <TextInput label="Name" autoComplete="off" {...field(name)} />
    <TextInput
      label="Phone or address"
      autoComplete="off"
      maxLength={120}
      {...field(`${name}_contact`)}
    />
    <NpiField {...field(`${name}_npi`)} />
  </FormSection>
)

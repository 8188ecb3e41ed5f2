import { Switch } from '@mantine/core'
import { FormSection } from '../../../../ui/form/form-section.tsx'
import { DoctorFields } from './doctor-fields.tsx'
import { ContactList } from '../lists/contact-list.tsx'
import { DiagnosisList } from '../lists/diagnosis-list.tsx'
import type { PartProps } from './part-props.ts'

/** Diagnoses, the principal one first, doctors, pharmacies, and whether to resuscitate. */
export const MedicalFields = ({ field, form }: PartProps) => {
  const resuscitate = field('do_not_resuscitate')
  return (
    <>
      <FormSection title="Diagnoses" columns={1}>
        <DiagnosisList
          codes={form.values.diagnosis_codes}
          errors={form.errors}
          onChange={(codes) => form.setFieldValue('diagnosis_codes', codes)}
        />
        <Switch
          label="Do not resuscitate"
          description="Shown in red on the client's profile and to caregivers."
          checked={resuscitate.value === true}
          onChange={(event) => resuscitate.onChange(event.currentTarget.checked)}
          error={resuscitate.error}
        />
      </FormSection>
      <DoctorFields title="Primary care doctor" name="primary_care_doctor" field={field} />
      <DoctorFields title="Referring doctor" name="referring_doctor" field={field} />
      <ContactList kind="physician" field={field} form={form} />
      <ContactList kind="pharmacy" field={field} form={form} />
    </>
  )
}

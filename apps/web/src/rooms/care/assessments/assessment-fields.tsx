import type { Assessment } from '@homeward/contract/care/assessments'
import type { UseFormReturnType } from '@mantine/form'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { DurationField } from '../../../ui/fields/duration-field.tsx'
import { caregiverLookup, employeeLookup } from '../../../ui/fields/record-lookups.ts'
import { SearchSelect } from '../../../ui/fields/search-select.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { AssessedServiceFields } from './service-fields.tsx'
import { type AssessmentValues, newDiagnosis, newItem } from './assessment-values.ts'
import { FactorFields } from './factor-fields.tsx'
import { InstantField } from './instant-field.tsx'
import { ItemRows } from './item-rows.tsx'

type Props = {
  form: UseFormReturnType<AssessmentValues>
  /** The stored assessment, for the names of the people. */
  assessment?: Assessment
  /** Whether services and minutes may be changed. */
  fully: boolean
}

type Person = { id: string; name: string } | null | undefined

const optionOf = (person: Person) => (person ? { value: person.id, label: person.name } : null)

const described = [
  { name: 'name', label: 'Name' },
  { name: 'description', label: 'Description' },
] as const

/** All fields of an assessment. */
export const AssessmentFields = ({ form, assessment, fully }: Props) => {
  const field = (path: string) => form.getInputProps(path)
  return (
    <>
      <Basics form={form} assessment={assessment} fully={fully} />
      <AssessedServiceFields form={form} editable={fully} />
      <FormSection title="Diagnosis" columns={1}>
        <ItemRows
          of="diagnosis"
          path="diagnosis"
          rows={form.values.diagnosis}
          columns={[
            { name: 'code', label: 'Code' },
            { name: 'name', label: 'Name' },
          ]}
          field={field}
          onChange={(rows) => form.setFieldValue('diagnosis', rows)}
          make={() => newDiagnosis()}
        />
      </FormSection>
      <FormSection title="Goals" columns={1}>
        <ItemRows
          of="goal"
          path="goals"
          rows={form.values.goals}
          columns={described}
          field={field}
          onChange={(rows) => form.setFieldValue('goals', rows)}
          make={() => newItem()}
        />
      </FormSection>
      <FormSection title="Equipment" columns={1}>
        <ItemRows
          of="equipment"
          path="equipment"
          rows={form.values.equipment}
          columns={described}
          field={field}
          onChange={(rows) => form.setFieldValue('equipment', rows)}
          make={() => newItem()}
        />
      </FormSection>
      <FactorFields form={form} />
    </>
  )
}

const Basics = ({ form, assessment, fully }: Props) => {
  const field = (path: string) => form.getInputProps(path)
  return (
    <FormSection title="Assessment">
      <DateField label="Assessed on" required {...field('date')} />
      <DurationField
        label="Hours per week"
        max={168}
        disabled={!fully}
        {...field('authorized_minutes')}
      />
      <DateField label="Start" required {...field('start_date')} />
      <DateField label="End" required {...field('end_date')} />
      <SearchSelect
        label="Observed by"
        lookup={employeeLookup}
        initialOption={optionOf(assessment?.observed_by)}
        {...field('observed_by_id')}
      />
      <InstantField label="Observed" {...field('observed_at')} />
      <SearchSelect
        label="Corrected by"
        lookup={employeeLookup}
        initialOption={optionOf(assessment?.corrector)}
        {...field('corrector_id')}
      />
      <SearchSelect
        label="Caregiver"
        placeholder="None"
        lookup={caregiverLookup}
        initialOption={optionOf(assessment?.agent)}
        {...field('agent_id')}
      />
    </FormSection>
  )
}

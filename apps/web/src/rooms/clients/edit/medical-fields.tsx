import { isDiagnosisCode } from '@homeward/domain/clients/diagnosis'
import { Pill, Switch, TagsInput } from '@mantine/core'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { diagnosisWords, typedDiagnosis } from '../diagnosis-words.ts'
import type { FieldProps } from './field-props.ts'

/** Diagnoses, the principal one first, and whether the client is not to be resuscitated. */
export const MedicalFields = ({ field }: FieldProps) => {
  const codes = field('diagnosis_codes')
  const value: string[] = codes.value ?? []
  const unknown = value.filter((code) => !isDiagnosisCode(code)).map(diagnosisWords)
  const resuscitate = field('do_not_resuscitate')
  return (
    <FormSection title="Medical" columns={1}>
      <TagsInput
        label="Diagnosis codes"
        description="ICD-10 codes like I10 or R26.9, the principal one first. Enter adds a code."
        placeholder={value.length === 0 ? 'I10' : ''}
        maxTags={12}
        splitChars={[',', ' ', ';']}
        renderPill={({ option, onRemove, disabled }) => (
          <Pill withRemoveButton={!disabled} onRemove={onRemove}>
            {diagnosisWords(String(option.value))}
          </Pill>
        )}
        {...codes}
        value={value}
        onChange={(next) => codes.onChange([...new Set(next.map(typedDiagnosis))].filter(Boolean))}
        error={
          unknown.length > 0
            ? `${unknown.join(', ')}: not the form of an ICD-10 code like I10.`
            : codes.error
        }
      />
      <Switch
        label="Do not resuscitate"
        description="Shown in red on the client's page and to the caregiver."
        checked={resuscitate.value === true}
        onChange={(event) => resuscitate.onChange(event.currentTarget.checked)}
        error={resuscitate.error}
      />
    </FormSection>
  )
}

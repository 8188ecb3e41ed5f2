import {
  ethnicities,
  ethnicityLabels,
  livingSituationLabels,
  livingSituations,
  maritalStatuses,
  maritalStatusLabels,
  militaryBranches,
  militaryBranchLabels,
  militaryStatuses,
  militaryStatusLabels,
  raceLabels,
  races,
} from '@homeward/domain/clients/background'
import { MultiSelect, Switch, TextInput } from '@mantine/core'
import { FormSection } from '../../../../ui/form/form-section.tsx'
import { ChoiceField } from '../choice-field.tsx'
import { optionsOf } from '../../../../ui/fields/options-of.ts'
import type { PartProps } from './part-props.ts'

/** Family, religion, military service and what is asked for statistics. */
export const BackgroundFields = ({ field, form }: PartProps) => {
  const interpreter = field('demographics.interpreter_needed')
  return (
    <>
      <FormSection title="Personal">
        <ChoiceField
          label="Marital status"
          data={optionsOf(maritalStatuses, maritalStatusLabels)}
          {...field('marital_status')}
        />
        <TextInput label="Religion" autoComplete="off" {...field('religion')} />
        <ChoiceField
          label="Living situation"
          data={optionsOf(livingSituations, livingSituationLabels)}
          {...field('demographics.living_situation')}
        />
        <TextInput label="Lives with" autoComplete="off" {...field('demographics.lives_with')} />
        <TextInput label="Occupation" autoComplete="off" {...field('demographics.occupation')} />
      </FormSection>
      <FormSection title="Military service" columns={3}>
        <ChoiceField
          label="Service"
          data={optionsOf(militaryStatuses, militaryStatusLabels)}
          {...field('military_status')}
        />
        <ChoiceField
          label="Branch of service"
          data={optionsOf(militaryBranches, militaryBranchLabels)}
          {...field('military_branch')}
        />
        <TextInput label="Rank" autoComplete="off" {...field('military_rank')} />
      </FormSection>
      <FormSection title="Demographics" hint="Used for reporting. Leave blank if unknown.">
        <ChoiceField
          label="Ethnicity"
          data={optionsOf(ethnicities, ethnicityLabels)}
          {...field('demographics.ethnicity')}
        />
        <MultiSelect
          label="Race"
          clearable
          data={optionsOf(races, raceLabels)}
          {...field('demographics.race')}
        />
        <Switch
          label="Needs an interpreter"
          checked={form.values.demographics.interpreter_needed}
          onChange={(event) => interpreter.onChange(event.currentTarget.checked)}
          error={interpreter.error}
        />
      </FormSection>
    </>
  )
}

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
import { MultiSelect, Select, Switch, TextInput } from '@mantine/core'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { optionsOf } from './field-props.ts'
import type { PartProps } from './part-props.ts'

/** Family, religion, military service and what is asked for statistics. */
export const BackgroundFields = ({ field, form }: PartProps) => {
  const interpreter = field('demographics.interpreter_needed')
  return (
    <>
      <FormSection title="Life">
        <Select
          label="Marital status"
          clearable
          data={optionsOf(maritalStatuses, maritalStatusLabels)}
          {...field('marital_status')}
        />
        <TextInput label="Religion" autoComplete="off" {...field('religion')} />
        <Select
          label="Living situation"
          clearable
          data={optionsOf(livingSituations, livingSituationLabels)}
          {...field('demographics.living_situation')}
        />
        <TextInput label="Lives with" autoComplete="off" {...field('demographics.lives_with')} />
        <TextInput label="Occupation" autoComplete="off" {...field('demographics.occupation')} />
      </FormSection>
      <FormSection title="Military service" columns={3}>
        <Select
          label="Service"
          clearable
          data={optionsOf(militaryStatuses, militaryStatusLabels)}
          {...field('military_status')}
        />
        <Select
          label="Branch of service"
          clearable
          data={optionsOf(militaryBranches, militaryBranchLabels)}
          {...field('military_branch')}
        />
        <TextInput label="Rank" autoComplete="off" {...field('military_rank')} />
      </FormSection>
      <FormSection title="Demographics" hint="Asked for statistics. Leave empty what is not known.">
        <Select
          label="Ethnicity"
          clearable
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

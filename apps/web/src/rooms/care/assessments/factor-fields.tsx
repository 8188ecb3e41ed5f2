import {
  commonFactors,
  type FactorGroup,
  factorGroupLabels,
  factorGroups,
} from '@homeward/domain/care/vocabulary'
import { Chip, Group } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { newKey } from '../../../plumbing/new-key.ts'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { type AssessmentValues, newItem } from './assessment-values.ts'
import { ItemRows } from './item-rows.tsx'

/** The factors by group: common ones by one click, others typed, each with a note. */
export const FactorFields = ({ form }: { form: UseFormReturnType<AssessmentValues> }) =>
  factorGroups.map((group) => (
    <FormSection key={group} title={factorGroupLabels[group]} columns={1}>
      <CommonFactors form={form} group={group} />
      <ItemRows
        of="factor"
        path={`groups.${group}`}
        rows={form.values.groups[group]}
        columns={[
          { name: 'name', label: 'Factor' },
          { name: 'description', label: 'Note' },
        ]}
        field={(path) => form.getInputProps(path)}
        onChange={(rows) => form.setFieldValue(`groups.${group}`, rows)}
        make={() => newItem()}
      />
    </FormSection>
  ))

type Props = { form: UseFormReturnType<AssessmentValues>; group: FactorGroup }

const CommonFactors = ({ form, group }: Props) => {
  const rows = form.values.groups[group]
  const set = (next: typeof rows) => form.setFieldValue(`groups.${group}`, next)
  return (
    <Group gap={6}>
      {commonFactors[group].map((name) => {
        const chosen = rows.some((row) => row.name === name)
        return (
          <Chip
            key={name}
            size="xs"
            checked={chosen}
            onChange={() =>
              set(
                chosen
                  ? rows.filter((row) => row.name !== name)
                  : [...rows, { ...newItem(newKey()), name }],
              )
            }
          >
            {name}
          </Chip>
        )
      })}
    </Group>
  )
}

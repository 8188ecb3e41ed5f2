import { agentAbsences, type AgentAbsence } from '@homeward/contract/caregivers/absences'
import {
  caregiverAbsenceKindLabels,
  caregiverAbsenceKinds,
} from '@homeward/domain/caregivers/absences'
import { Select, Stack } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { to } from '../../plumbing/paths/to.ts'
import {
  awayColumns,
  awaySpanWords,
  awayStatusFilter,
  awayStatusLabels,
} from '../../ui/away/away-columns.tsx'
import { AwayFields } from '../../ui/away/away-fields.tsx'
import { awayInput, type AwayValues, awayValues } from '../../ui/away/away-values.ts'
import { EffectNote } from '../../ui/away/effect-note.tsx'
import { caregiverLookup } from '../../ui/fields/record-lookups.ts'
import { SearchSelect } from '../../ui/fields/search-select.tsx'
import { PlainScreen } from '../../ui/plain/plain-screen.tsx'

const kinds = caregiverAbsenceKinds.map((value) => ({
  value,
  label: caregiverAbsenceKindLabels[value],
}))

/** Caregivers who are away, and those who will be. */
export const AgentAbsencesScreen = () => (
  <PlainScreen
    record={agentAbsences}
    title="Caregiver absences"
    one="absence"
    many="caregiver absences"
    crumbs={[{ label: 'Caregivers', href: to('agents') }]}
    hint="Add the time in which a caregiver is away. Their visits are then listed to be covered."
    nameOf={({ agent }) => agent.name}
    initialSort="-start_date"
    filters={[
      { kind: 'lookup', name: 'agent_id', label: 'Caregiver', lookup: caregiverLookup },
      { kind: 'choice', name: 'kind', label: 'Reason', options: kinds },
      awayStatusFilter,
    ]}
    columns={[
      { key: 'agent', header: 'Caregiver', cell: ({ agent }) => agent.name },
      { key: 'kind', header: 'Reason', cell: ({ kind }) => caregiverAbsenceKindLabels[kind] },
      ...awayColumns<AgentAbsence>(),
    ]}
    valuesOf={valuesOf}
    required={['agent_id', 'start_date']}
    inputOf={({ agent_id, kind, ...away }) => ({ agent_id, kind, ...awayInput(away) })}
    fields={(form, absence) => <Fields form={form} absence={absence} />}
    facts={(absence) => [
      { label: 'Reason', value: caregiverAbsenceKindLabels[absence.kind] },
      { label: 'Away', value: awaySpanWords(absence) },
    ]}
    labels={{ kind: caregiverAbsenceKindLabels, status: awayStatusLabels }}
    archiving={{ word: 'Withdraw', done: 'withdrawn' }}
    consequence="Its visits go back to the caregiver unless someone changed them."
  />
)

type Values = AwayValues & { agent_id: string; kind: AgentAbsence['kind'] }

const valuesOf = (absence?: AgentAbsence): Values => ({
  agent_id: absence?.agent.id ?? '',
  kind: absence?.kind ?? 'sick',
  ...awayValues(absence),
})

type FieldsProps = { form: UseFormReturnType<Values>; absence: AgentAbsence | undefined }

const Fields = ({ form, absence }: FieldsProps) => {
  const { onChange, ...whose } = form.getInputProps('agent_id')
  return (
    <Stack gap="sm">
      <SearchSelect
        label="Caregiver"
        required
        lookup={caregiverLookup}
        disabled={absence !== undefined}
        initialOption={absence && { value: absence.agent.id, label: absence.agent.name }}
        {...whose}
        onChange={(id) => onChange(id ?? '')}
      />
      <Select
        label="Reason"
        required
        allowDeselect={false}
        data={kinds}
        {...form.getInputProps('kind')}
      />
      <AwayFields field={form.getInputProps} />
      <EffectNote
        who={{ agent_id: form.values.agent_id }}
        id={absence?.id}
        values={form.values}
        taken="must be covered"
      />
    </Stack>
  )
}

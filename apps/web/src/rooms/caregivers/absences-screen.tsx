import { agentAbsences, type AgentAbsence } from '@homeward/contract/caregivers/absences'
import {
  caregiverAbsenceKindLabels,
  caregiverAbsenceKinds,
  outcomesOf,
  reasonsOf,
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
      { kind: 'choice', name: 'kind', label: 'Type', options: kinds },
      awayStatusFilter,
    ]}
    columns={[
      { key: 'agent', header: 'Caregiver', cell: ({ agent }) => agent.name },
      { key: 'kind', header: 'Type', cell: kindWords },
      ...awayColumns<AgentAbsence>(),
    ]}
    valuesOf={valuesOf}
    required={['agent_id', 'start_date']}
    inputOf={({ agent_id, kind, reason, outcome, ...away }) => ({
      agent_id,
      kind,
      reason: reason || null,
      outcome: outcome || null,
      ...awayInput(away),
    })}
    fields={(form, absence) => <Fields form={form} absence={absence} />}
    facts={(absence) => [
      { label: 'Type', value: caregiverAbsenceKindLabels[absence.kind] },
      ...followUp(absence),
      { label: 'Away', value: awaySpanWords(absence) },
    ]}
    labels={{ kind: caregiverAbsenceKindLabels, status: awayStatusLabels }}
    archiving={{ word: 'Withdraw', done: 'withdrawn' }}
    consequence="Its visits go back to the caregiver unless someone changed them."
  />
)

type Values = AwayValues & {
  agent_id: string
  kind: AgentAbsence['kind']
  reason: NonNullable<AgentAbsence['reason']> | ''
  outcome: NonNullable<AgentAbsence['outcome']> | ''
}

/** What lies behind a call-out or an action of the office, and what came of it. */
const followUp = ({ kind, reason, outcome }: AgentAbsence) => [
  ...(reason ? [{ label: 'Reason', value: reasonsOf(kind)[reason] }] : []),
  ...(outcome ? [{ label: 'Outcome', value: outcomesOf(kind)[outcome] }] : []),
]

const valuesOf = (absence?: AgentAbsence): Values => ({
  agent_id: absence?.agent.id ?? '',
  kind: absence?.kind ?? 'sick',
  reason: absence?.reason ?? '',
  outcome: absence?.outcome ?? '',
  ...awayValues(absence),
})

/** 'Call-out: transportation'. */
const kindWords = ({ kind, reason }: AgentAbsence): string => {
  const why = reason && reasonsOf(kind)[reason]
  const words = caregiverAbsenceKindLabels[kind]
  return why ? `${words}: ${why.toLowerCase()}` : words
}

type FieldsProps = { form: UseFormReturnType<Values>; absence: AgentAbsence | undefined }

const Fields = ({ form, absence }: FieldsProps) => {
  const { onChange, ...whose } = form.getInputProps('agent_id')
  const kind = form.getInputProps('kind')
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
        label="Type"
        required
        allowDeselect={false}
        data={kinds}
        {...kind}
        onChange={(value) => {
          kind.onChange(value)
          form.setFieldValue('reason', '')
          form.setFieldValue('outcome', '')
        }}
      />
      <FollowUpFields form={form} />
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

const FollowUpFields = ({ form }: Pick<FieldsProps, 'form'>) => {
  const { kind } = form.values
  const [reasons, outcomes] = [optionsOf(reasonsOf(kind)), optionsOf(outcomesOf(kind))]
  if (reasons.length === 0) return null
  return (
    <>
      <Select label="Reason" clearable data={reasons} {...form.getInputProps('reason')} />
      <Select label="Outcome" clearable data={outcomes} {...form.getInputProps('outcome')} />
    </>
  )
}

const optionsOf = (labels: Partial<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label: label ?? value }))

import { clientAbsences, type ClientAbsence } from '@homeward/contract/clients/absences'
import { clientAbsenceKindLabels, clientAbsenceKinds } from '@homeward/domain/clients/absences'
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
import { optionsOf } from '../../ui/fields/options-of.ts'
import { clientLookup } from '../../ui/fields/record-lookups.ts'
import { SearchSelect } from '../../ui/fields/search-select.tsx'
import { PlainScreen } from '../../ui/plain/plain-screen.tsx'

const kinds = optionsOf(clientAbsenceKinds, clientAbsenceKindLabels)

/** Clients who are away, and those who will be. */
export const ClientAbsencesScreen = () => (
  <PlainScreen
    record={clientAbsences}
    title="Client absences"
    one="absence"
    many="client absences"
    crumbs={[{ label: 'Clients', href: to('clients') }]}
    hint="Add the time in which a client is away. Their visits are then canceled, and come back if you withdraw the absence."
    nameOf={({ client }) => client.name}
    initialSort="-start_date"
    filters={[
      { kind: 'lookup', name: 'client_id', label: 'Client', lookup: clientLookup },
      { kind: 'choice', name: 'kind', label: 'Reason', options: kinds },
      awayStatusFilter,
    ]}
    columns={[
      { key: 'client', header: 'Client', cell: ({ client }) => client.name },
      { key: 'kind', header: 'Reason', cell: ({ kind }) => clientAbsenceKindLabels[kind] },
      ...awayColumns<ClientAbsence>(),
    ]}
    valuesOf={valuesOf}
    required={['client_id', 'start_date']}
    inputOf={({ client_id, kind, ...away }) => ({ client_id, kind, ...awayInput(away) })}
    fields={(form, absence) => <Fields form={form} absence={absence} />}
    facts={(absence) => [
      { label: 'Reason', value: clientAbsenceKindLabels[absence.kind] },
      { label: 'Away', value: awaySpanWords(absence) },
    ]}
    labels={{ kind: clientAbsenceKindLabels, status: awayStatusLabels }}
    archiving={{ word: 'Withdraw', done: 'withdrawn' }}
    consequence="Its visits come back unless someone changed them."
  />
)

type Values = AwayValues & { client_id: string; kind: ClientAbsence['kind'] }

const valuesOf = (absence?: ClientAbsence): Values => ({
  client_id: absence?.client.id ?? '',
  kind: absence?.kind ?? 'hospital',
  ...awayValues(absence),
})

type FieldsProps = { form: UseFormReturnType<Values>; absence: ClientAbsence | undefined }

const Fields = ({ form, absence }: FieldsProps) => {
  const { onChange, ...whose } = form.getInputProps('client_id')
  return (
    <Stack gap="sm">
      <SearchSelect
        label="Client"
        required
        lookup={clientLookup}
        disabled={absence !== undefined}
        initialOption={absence && { value: absence.client.id, label: absence.client.name }}
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
        who={{ client_id: form.values.client_id }}
        id={absence?.id}
        values={form.values}
        taken="will be canceled"
      />
    </Stack>
  )
}

import { Stack } from '@mantine/core'
import { toastDone } from '../../plumbing/failures/toasts.ts'
import { EndpointForm } from '../form/endpoint-form.tsx'
import { needed } from '../form/needed.ts'
import { HistoryCard } from '../history/history-card.tsx'
import { FactCard } from '../record/facts.tsx'
import { PlainActions } from './plain-actions.tsx'
import type { PlainRow, PlainWords } from './plain-words.ts'

type Props<Row extends PlainRow, V extends object> = {
  words: PlainWords<Row, V>
  row: Row
  onClose: () => void
}

/** One plain record beside its list: what can be done with it, its form or its facts, its history. */
export const PlainPanel = <Row extends PlainRow, V extends object>(props: Props<Row, V>) => {
  const { words, row } = props
  const { record, one, labels } = words
  return (
    <Stack>
      <PlainActions {...props} />
      {words.more?.(row)}
      {row.abilities.edit ? (
        <PlainForm {...props} />
      ) : (
        <FactCard title={one.charAt(0).toUpperCase() + one.slice(1)} facts={words.facts(row)} />
      )}
      <HistoryCard type={record.type} id={row.id} labels={labels} narrow />
    </Stack>
  )
}

const PlainForm = <Row extends PlainRow, V extends object>({
  words,
  row,
  onClose,
}: Props<Row, V>) => {
  const { record, one, required, inputOf = contentOf } = words
  return (
    <EndpointForm
      endpoint={record.endpoints.update}
      record={row}
      valuesOf={words.valuesOf}
      inputOf={(values) => inputOf(needed(values, required))}
      draftKey={`${record.type}:${row.id}`}
      secret={words.secret}
      submitLabel={`Save ${one}`}
      onDone={(saved) => {
        toastDone(`${words.nameOf(saved)} saved.`)
        onClose()
      }}
    >
      {(form) => words.fields(form, row)}
    </EndpointForm>
  )
}

/** Where fields and input are the same. */
const contentOf = (values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values))

import type { Endpoint } from '@homeward/contract/endpoint'
import { Button, Group } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconTrash } from '@tabler/icons-react'
import { toastDone } from '../../plumbing/failures/toasts.ts'
import { useWrite } from '../../plumbing/query.ts'
import { ConfirmButton } from '../feedback/confirm-button.tsx'
import type { PlainRow, PlainWords } from './plain-words.ts'

type Props<Row extends PlainRow, V extends object> = {
  words: PlainWords<Row, V>
  row: Row
  onClose: () => void
}

/** Removes, archives or restores a plain record, as far as it may be. */
export const PlainActions = <Row extends PlainRow, V extends object>({
  words: { record, nameOf, consequence, archiving: called },
  row,
  onClose,
}: Props<Row, V>) => {
  const { id, abilities } = row
  const { archive, restore, delete: remove } = record.endpoints
  const name = nameOf(row)
  const of = { id, name }
  return (
    <Group>
      {abilities.delete && remove && (
        <Ask {...of} endpoint={remove} consequence={consequence} act={removing} onDone={onClose} />
      )}
      {abilities.archive && archive && (
        <Ask
          {...of}
          endpoint={archive}
          consequence={`${consequence} You can restore it.`}
          act={{ ...archiving, ...called }}
          onDone={onClose}
        />
      )}
      {abilities.restore && restore && <Restore {...of} endpoint={restore} />}
    </Group>
  )
}

const removing = { word: 'Remove', done: 'removed', color: 'red', icon: IconTrash }
const archiving = { word: 'Archive', done: 'archived', color: 'pine', icon: IconArchive }

type ActProps = { id: string; name: string; endpoint: Endpoint }
type AskProps = ActProps & {
  act: typeof removing
  consequence: string
  onDone: () => void
}

const Ask = ({ id, name, endpoint, act, consequence, onDone }: AskProps) => {
  const { word, done, color, icon: Icon } = act
  const write = useWrite(endpoint, {
    onDone: () => {
      toastDone(`${name} ${done}.`)
      onDone()
    },
  })
  return (
    <ConfirmButton
      size="xs"
      variant="default"
      color={color}
      leftSection={<Icon size={15} aria-hidden />}
      loading={write.isPending}
      question={`${word} ${name}?`}
      consequence={consequence}
      confirm={word}
      onConfirm={() => write.mutate({ id })}
    >
      {word}
    </ConfirmButton>
  )
}

const Restore = ({ id, name, endpoint }: ActProps) => {
  const write = useWrite(endpoint, { onDone: () => toastDone(`${name} restored.`) })
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconArchiveOff size={15} aria-hidden />}
      loading={write.isPending}
      onClick={() => write.mutate({ id })}
    >
      Restore
    </Button>
  )
}

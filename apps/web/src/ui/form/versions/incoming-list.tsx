import { List } from '@mantine/core'
import type { Incoming } from './merge.ts'
import { useWording } from './use-wording.ts'
import { additionWords, changeWords, type Formatters } from './version-words.ts'

type Props = { incoming: Incoming; formatters: Formatters; label?: string }

/** What somebody else changed, a line for each. */
export const IncomingList = ({ incoming: { changes, additions }, formatters, label }: Props) => {
  const wording = useWording(changes, additions, formatters)
  if (changes.length + additions.length === 0) return null
  return (
    <List size="sm" mb="sm" aria-label={label ?? 'Changed'}>
      {changes.map((change) => (
        <List.Item key={change.key}>{changeWords(change, wording)}</List.Item>
      ))}
      {additions.map((addition) => (
        <List.Item key={addition.key}>{additionWords(addition, wording)}</List.Item>
      ))}
    </List>
  )
}

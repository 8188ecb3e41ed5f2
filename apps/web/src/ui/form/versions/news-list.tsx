import { List } from '@mantine/core'
import type { News } from './merge.ts'
import { useTelling } from './use-telling.ts'
import { additionWords, changeWords, type Tellers } from './version-words.ts'

type Props = { news: News; tellers: Tellers; label?: string }

/** What somebody else changed, a line for each. */
export const NewsList = ({ news: { changes, additions }, tellers, label }: Props) => {
  const telling = useTelling(changes, additions, tellers)
  if (changes.length + additions.length === 0) return null
  return (
    <List size="sm" mb="sm" aria-label={label ?? 'Changed'}>
      {changes.map((change) => (
        <List.Item key={change.key}>{changeWords(change, telling)}</List.Item>
      ))}
      {additions.map((addition) => (
        <List.Item key={addition.key}>{additionWords(addition, telling)}</List.Item>
      ))}
    </List>
  )
}

import { Alert, Button, Group, Table, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconGitMerge } from '@tabler/icons-react'
import styles from './conflict.module.css'
import type { Difference } from './differences.ts'
import type { Values } from './items.ts'
import type { Merged } from './merge.ts'
import { IncomingList } from './incoming-list.tsx'
import { useWording } from './use-wording.ts'
import { differenceTitle, sideLines, type Formatters } from './version-words.ts'

type Props<V> = {
  form: UseFormReturnType<V>
  merged: Merged
  formatters: Formatters
  onSettled: () => void
}

/** Where two people changed the same of a record: field by field one is taken. */
export const ConflictPanel = <V,>({ form, merged, formatters, onSettled }: Props<V>) => {
  const { asked, additions, taken } = merged
  const values = form.values as Values
  const wording = useWording(asked, [], formatters)
  const take = (difference: Difference, side: 'mine' | 'theirs') =>
    form.setValues(difference.take(side, values) as Partial<V>)
  return (
    <Alert
      color="amber"
      icon={<IconGitMerge aria-hidden />}
      title="Someone else changed this record"
      role="alert"
    >
      <Text mb="sm">Choose which value to keep for each field, then save again.</Text>
      <Table mb="sm" className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Yours</th>
            <th scope="col">Theirs</th>
          </tr>
        </thead>
        <tbody>
          {asked.map((difference) => (
            <tr key={difference.key}>
              <th scope="row">{differenceTitle(difference, wording)}</th>
              {(['mine', 'theirs'] as const).map((side) => (
                <td key={side} data-side={side}>
                  <Choice
                    lines={sideLines(side, difference, wording)}
                    chosen={difference.chosen(values) === side}
                    onChoose={() => take(difference, side)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <IncomingList
        label="Changes by others, kept either way"
        incoming={{ changes: taken, additions }}
        formatters={formatters}
      />
      <Group>
        <Button size="xs" onClick={onSettled}>
          Continue
        </Button>
      </Group>
    </Alert>
  )
}

type ChoiceProps = { lines: readonly string[]; chosen: boolean; onChoose: () => void }

const Choice = ({ lines, chosen, onChoose }: ChoiceProps) => (
  <Button
    size="compact-sm"
    variant={chosen ? 'filled' : 'default'}
    aria-pressed={chosen}
    classNames={{ root: styles.choice, label: styles.lines }}
    onClick={onChoose}
  >
    {lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </Button>
)

import { Alert, Button, Group, Table, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconGitMerge } from '@tabler/icons-react'
import { useState } from 'react'
import { type Difference, differencesOf } from './versions.ts'

type Props<V> = {
  form: UseFormReturnType<V>
  current: Record<string, unknown>
  onSettled: () => void
}

/** Both versions of a record that two people changed: field by field one is taken. */
export const ConflictPanel = <V,>({ form, current, onSettled }: Props<V>) => {
  const [differences] = useState(() =>
    differencesOf(form.values as Record<string, unknown>, current),
  )
  const values = form.values as Record<string, unknown>
  const take = (difference: Difference, side: 'mine' | 'theirs') =>
    form.setValues(difference.take(side, values) as Partial<V>)
  return (
    <Alert
      color="amber"
      icon={<IconGitMerge aria-hidden />}
      title="Somebody else changed this record"
      role="alert"
    >
      <Text mb="sm">Choose for each field what shall stand, then save again.</Text>
      <Table mb="sm">
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Yours</th>
            <th scope="col">Theirs</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
            <tr key={difference.key}>
              <th scope="row">{difference.label}</th>
              {(['mine', 'theirs'] as const).map((side) => (
                <td key={side}>
                  <Choice
                    words={difference[side]}
                    chosen={difference.chosen(values) === side}
                    onChoose={() => take(difference, side)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Group>
        <Button size="xs" onClick={onSettled}>
          Go on with this choice
        </Button>
      </Group>
    </Alert>
  )
}

type ChoiceProps = { words: string; chosen: boolean; onChoose: () => void }

const Choice = ({ words, chosen, onChoose }: ChoiceProps) => (
  <Button
    size="compact-sm"
    h="auto"
    py={2}
    variant={chosen ? 'filled' : 'default'}
    aria-pressed={chosen}
    styles={{ label: { whiteSpace: 'normal', textAlign: 'left' } }}
    onClick={onChoose}
  >
    {words}
  </Button>
)

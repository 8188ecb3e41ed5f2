import { Alert, Button, Group, Table, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconGitMerge } from '@tabler/icons-react'
import { useState } from 'react'
import { anyWords } from '../text/any-words.ts'

type Props<V> = {
  form: UseFormReturnType<V>
  current: Record<string, unknown>
  onSettled: () => void
}

/** Both versions of a record that two people changed: field by field one is taken. */
export const ConflictPanel = <V,>({ form, current, onSettled }: Props<V>) => {
  const [mine] = useState(form.values as Record<string, unknown>)
  const differing = Object.keys(mine).filter(
    (field) => field in current && anyWords(mine[field]) !== anyWords(current[field]),
  )
  const values = form.values as Record<string, unknown>
  const take = (field: string, value: unknown) =>
    form.setValues({ [field]: value ?? '' } as Partial<V>)
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
          {differing.map((field) => (
            <tr key={field}>
              <th scope="row">{field.replaceAll('_', ' ')}</th>
              {[mine[field], current[field]].map((value, at) => (
                <td key={at}>
                  <Button
                    size="compact-sm"
                    variant={anyWords(values[field]) === anyWords(value) ? 'filled' : 'default'}
                    aria-pressed={anyWords(values[field]) === anyWords(value)}
                    onClick={() => take(field, value)}
                  >
                    {anyWords(value) || 'empty'}
                  </Button>
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

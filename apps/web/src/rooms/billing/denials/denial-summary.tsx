import { summarizeDenials } from '@homeward/contract/billing/denials'
import { Select, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../../../plumbing/query.ts'
import { Card } from '../../../ui/record/facts.tsx'
import { Money } from '../../../ui/text/values.tsx'
import { countWords } from '../../../ui/text/count-words.ts'

const views = [
  { value: 'reason', label: 'By reason' },
  { value: 'payor', label: 'By payor' },
  { value: 'service', label: 'By service' },
] as const
type View = (typeof views)[number]['value']

const isView = (value: string | null): value is View => views.some((view) => view.value === value)

/** Rows that are shown; the list below has every claim. */
const shown = 6

/** What is denied now, by its causes, and how it is prevented. */
export const DenialSummary = () => {
  const [by, setBy] = useState<View>('reason')
  const { data } = useQuery({ ...queryOf(summarizeDenials, { by }), meta: { quiet: true } })
  if (!data || (data.rows.length === 0 && by === 'reason')) return null
  return (
    <Card
      title="Denied now"
      actions={
        <Select
          size="xs"
          aria-label="Group denials"
          data={[...views]}
          value={by}
          allowDeselect={false}
          onChange={(value) => isView(value) && setBy(value)}
        />
      }
    >
      <Table aria-label="Denied now">
        <Table.Tbody>
          {data.rows.slice(0, shown).map((row) => (
            <Table.Tr key={row.key}>
              <Table.Td>
                {row.label}
                {row.hint && (
                  <Text size="xs" c="dimmed">
                    {row.hint}
                  </Text>
                )}
              </Table.Td>
              <Table.Td ta="right">{countWords(row.claims, 'claim')}</Table.Td>
              <Table.Td ta="right">
                <Money cents={row.denied_cents} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  )
}

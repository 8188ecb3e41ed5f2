import { wageAccountLabels } from '@homeward/domain/payroll/wage-journal'
import { Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { Money } from '../../../ui/text/values.tsx'
import { wageJournalQuery } from '../queries.ts'

/** What the acknowledged timesheets of a week are in the books: expenses, and what is owed for them. */
export const WageJournal = ({ week }: { week: string }) => {
  const { data, isError, error, refetch } = useQuery(wageJournalQuery(week))
  if (!data && !isError) return null
  return (
    <Card title="Journal of the week">
      {!data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.rows.length === 0 && (
        <Text c="dimmed">The journal is here after the first acknowledged timesheet.</Text>
      )}
      {data && data.rows.length > 0 && (
        <Table aria-label="Journal of the week">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Account</Table.Th>
              <Table.Th ta="right">Debit</Table.Th>
              <Table.Th ta="right">Credit</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.rows.map(({ account, debit, credit }) => (
              <Table.Tr key={account}>
                <Table.Th scope="row" fw={400}>
                  {wageAccountLabels[account]}
                </Table.Th>
                <Table.Td ta="right">{debit > 0 && <Money cents={debit} />}</Table.Td>
                <Table.Td ta="right">{credit > 0 && <Money cents={credit} />}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th scope="row">Total</Table.Th>
              <Table.Td ta="right" fw={600}>
                <Money cents={data.total} />
              </Table.Td>
              <Table.Td ta="right" fw={600}>
                <Money cents={data.total} />
              </Table.Td>
            </Table.Tr>
          </Table.Tfoot>
        </Table>
      )}
    </Card>
  )
}

import {
  createStatementRun,
  listStatementRuns,
  type StatementRun,
} from '@homeward/contract/billing/statement-runs'
import { formatMonth } from '@homeward/domain/billing/periods'
import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { liveTopic } from '../../../plumbing/live/topics.ts'
import { keyOf, queryOf, useWrite } from '../../../plumbing/query.ts'
import { DoubtDialog, useDoubt } from '../../../ui/feedback/doubt-dialog.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { useToday } from '../../../ui/text/today.ts'
import { monthsTo } from './months-to.ts'
import { RunLine } from './run-line.tsx'

liveTopic('statement_run', () => [keyOf('billing', listStatementRuns)])

/** Work is asked for again each second, beside what the server tells of it. */
const soon = 1000
const isAtWork = ({ state }: StatementRun): boolean => state === 'waiting' || state === 'running'

const query = {
  ...queryOf(listStatementRuns, { items: 5 }),
  refetchInterval: ({
    state: { data },
  }: {
    state: { data?: { data: StatementRun[] } | undefined }
  }) => (data?.data.some(isAtWork) ? soon : false),
  meta: { quiet: true },
} as const

/** Makes statements for all clients who owe something, and shows how far they are. */
export const StatementRuns = ({ onClose }: { onClose: () => void }) => {
  const months = monthsTo(useToday())
  const [month, setMonth] = useState(months[1] ?? months[0] ?? '')
  const { data, error, isError, refetch } = useQuery(query)
  const doubt = useDoubt('statements_made')
  const make = useWrite(createStatementRun, { quiet: true })
  const runs = data?.data ?? []
  return (
    <Card title="Statements for all clients">
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          Every client who owes something gets a numbered statement of the month. All of them are in
          one PDF to print and mail.
        </Text>
        <Group gap="sm" align="flex-end">
          <Select
            label="Month"
            allowDeselect={false}
            data={months.map((value) => ({ value, label: formatMonth(value) }))}
            value={month}
            onChange={(value) => setMonth(value ?? month)}
          />
          <Button
            loading={make.isPending}
            disabled={runs.some(isAtWork)}
            onClick={() => make.mutate({ month }, doubt)}
          >
            Create statements
          </Button>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
        </Group>
        <DoubtDialog
          title={`Create statements for ${formatMonth(month)} again?`}
          confirm="Create again"
          of={doubt}
          onConfirm={() => make.mutate({ month, again: true }, doubt)}
        />
        {isError && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {runs.map((run) => (
          <RunLine key={run.id} run={run} />
        ))}
      </Stack>
    </Card>
  )
}

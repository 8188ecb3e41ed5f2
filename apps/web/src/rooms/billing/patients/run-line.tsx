import {
  downloadStatementRun,
  type StatementRun,
  updateStatementRun,
} from '@homeward/contract/billing/statement-runs'
import { formatMonth } from '@homeward/domain/billing/periods'
import { statementRunStateLabels } from '@homeward/domain/billing/statement-runs'
import { Button, Group, Progress, Text } from '@mantine/core'
import { useWrite } from '../../../plumbing/query.ts'
import { ExportButton } from '../../../ui/list/export-button.tsx'
import { countWords } from '../../../ui/text/count-words.ts'
import { dollars } from '../../../ui/text/money.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { InstantText } from '../../../ui/text/values.tsx'

/** How far the statements of one month are, their file, and a way to stop or go on. */
export const RunLine = ({ run }: { run: StatementRun }) => {
  const { id, state, clients_done: done, clients_total: total } = run
  const month = formatMonth(run.month)
  const turn = useWrite(updateStatementRun)
  const { cancel, retry } = run.abilities
  return (
    <div role="status" aria-label={`Statements for ${month}`}>
      <Group gap="sm">
        <StatusBadge status={state} label={statementRunStateLabels[state]} />
        <Text size="sm">
          {month}:{' '}
          {cancel ? `${done} of ${countWords(total, 'client')}` : countWords(done, 'client')}, due{' '}
          {dollars(run.due_cents)}
        </Text>
        <Text size="xs" c="dimmed">
          {run.created_by}, <InstantText at={run.created_at} />
        </Text>
        {run.has_file && (
          <ExportButton
            endpoint={downloadStatementRun}
            input={{ id }}
            label={`Print ${month} (PDF)`}
          />
        )}
        {(cancel || retry) && (
          <Button
            size="xs"
            variant="default"
            loading={turn.isPending}
            onClick={() => turn.mutate({ id, state: cancel ? 'canceled' : 'waiting' })}
          >
            {cancel ? 'Cancel' : 'Continue'}
          </Button>
        )}
      </Group>
      {cancel && (
        <Progress
          mt={4}
          animated
          value={total === 0 ? 0 : (100 * done) / total}
          aria-label={`Statements for ${month}: ${statementRunStateLabels[state]}`}
        />
      )}
    </div>
  )
}

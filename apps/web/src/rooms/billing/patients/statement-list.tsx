import {
  createPatientStatement,
  downloadPatientStatement,
  type PatientAccount,
} from '@homeward/contract/billing/patients'
import { formatMonth } from '@homeward/domain/billing/periods'
import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { ExportButton } from '../../../ui/list/export-button.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { useToday } from '../../../ui/text/today.ts'
import { InstantText, Money } from '../../../ui/text/values.tsx'
import { monthsTo } from './months-to.ts'

/** The statements that were made for the client, and making one. */
export const StatementList = ({ account }: { account: PatientAccount }) => {
  const months = monthsTo(useToday())
  const [month, setMonth] = useState(months[1] ?? months[0] ?? '')
  const make = useWrite(createPatientStatement, { onDone: () => toastDone('Statement made') })
  return (
    <Card title="Statements">
      <Stack gap="sm">
        {account.statements.map((statement) => (
          <Group key={statement.id} gap="sm">
            <Text size="sm">
              {statement.number} · {formatMonth(statement.month)} · due{' '}
              <Money cents={statement.due_cents} />
            </Text>
            <Text size="xs" c="dimmed">
              {statement.created_by}, <InstantText at={statement.created_at} />
            </Text>
            <ExportButton
              endpoint={downloadPatientStatement}
              input={{ id: statement.id }}
              label={`Statement ${statement.number} (PDF)`}
            />
          </Group>
        ))}
        {account.abilities.pay && (
          <Group gap="sm" align="flex-end">
            <Select
              label="Month"
              allowDeselect={false}
              data={months.map((value) => ({ value, label: formatMonth(value) }))}
              value={month}
              onChange={(value) => setMonth(value ?? month)}
            />
            <Button
              variant="default"
              loading={make.isPending}
              onClick={() => make.mutate({ client_id: account.id, month })}
            >
              Make a statement
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  )
}

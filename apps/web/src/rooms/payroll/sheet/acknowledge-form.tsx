import { type Timesheet, updateTimesheet } from '@homeward/contract/payroll/timesheets'
import { acknowledgement } from '@homeward/domain/payroll/exceptions'
import { Alert, Button, Stack, Textarea } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { ApiError } from '../../../plumbing/api/errors.ts'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { dollars } from '../../../ui/text/money.ts'

/** Freezes the figures: one click where nothing needs attention, otherwise with the reason. */
export const AcknowledgeForm = ({ sheet }: { sheet: Timesheet }) => {
  const [reason, setReason] = useState('')
  const write = useWrite(updateTimesheet, {
    onDone: () => toastDone(`Timesheet acknowledged: ${dollars(sheet.gross_pay)}`),
  })
  if (!sheet.abilities.acknowledge) return null
  const wanted = acknowledgement(sheet.exceptions) === 'reason'
  return (
    <Stack gap="xs">
      {write.error instanceof ApiError && write.error.status === 409 && (
        <Alert color="amber" role="alert" icon={<IconAlertTriangle aria-hidden />}>
          {write.error.message}
        </Alert>
      )}
      {wanted && (
        <Textarea
          label="Why it is paid as it is"
          required
          autosize
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <Button
        leftSection={<IconCheck size={16} aria-hidden />}
        disabled={wanted && reason.trim() === ''}
        loading={write.isPending}
        onClick={() =>
          write.mutate({
            id: sheet.id,
            status: 'acknowledged',
            gross_pay: sheet.gross_pay,
            ...(wanted && { reason }),
          })
        }
      >
        Acknowledge {dollars(sheet.gross_pay)}
      </Button>
    </Stack>
  )
}

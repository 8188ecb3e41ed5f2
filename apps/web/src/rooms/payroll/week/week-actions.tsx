import { acknowledgeTimesheets } from '@homeward/contract/payroll/timesheets'
import type { PayWeekDetail } from '@homeward/contract/payroll/weeks'
import { Button, Text } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { dollars } from '../../../ui/text/money.ts'
import { CreateFile } from './create-file.tsx'

/** What a person does with a week: acknowledge the clean timesheets, then create the file. */
export const WeekActions = ({ week }: { week: PayWeekDetail }) => {
  const can = useCan()
  const write = useWrite(acknowledgeTimesheets, {
    onDone: ({ acknowledged, gross_pay, left }) =>
      toastDone(
        `${acknowledged} timesheets acknowledged (${dollars(gross_pay)})${left > 0 ? `, ${left} left` : ''}`,
      ),
  })
  if (!can('payroll.write')) return null
  if (!week.over) return <Text c="dimmed">This week can be acknowledged from Monday on.</Text>
  const clean = week.drafts - week.with_exceptions
  return (
    <>
      {clean > 0 && (
        <Button
          leftSection={<IconChecks size={16} aria-hidden />}
          loading={write.isPending}
          onClick={() => write.mutate({ week: week.week })}
        >
          Acknowledge clean timesheets ({clean})
        </Button>
      )}
      {week.timesheets > week.drafts && <CreateFile week={week} primary={clean === 0} />}
    </>
  )
}

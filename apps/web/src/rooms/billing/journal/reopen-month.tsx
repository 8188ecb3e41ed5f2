import { reopenMonth } from '@homeward/contract/billing/months'
import { formatMonth } from '@homeward/domain/billing/periods'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { ReasonForm } from '../../../ui/sign/reason-form.tsx'

/** Opens a closed month again, with a reason. */
export const ReopenMonth = ({ month }: { month: string }) => {
  const [asking, { open, close }] = useDisclosure(false)
  const reopen = useWrite(reopenMonth, {
    onDone: () => toastDone(`${formatMonth(month)} is open again`),
  })
  if (asking)
    return (
      <ReasonForm
        hint="Entries of this month are possible again. Reports of it may change."
        submit="Open again"
        busy={reopen.isPending}
        onClose={close}
        onReason={(reason) => {
          close()
          reopen.mutate({ month, reason })
        }}
      />
    )
  return (
    <Button size="xs" variant="default" loading={reopen.isPending} onClick={open}>
      Open again
    </Button>
  )
}

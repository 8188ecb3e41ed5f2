import { deletePayorRate, type PayorRate } from '@homeward/contract/agency/payors'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx'
import { SidePanel } from '../../../ui/feedback/side-panel.tsx'
import { dayWords } from '../../../ui/text/dates.ts'
import { useToday } from '../../../ui/text/today.ts'
import { RateChangeForm } from './rate-change-form.tsx'
import { RateForm } from './rate-form.tsx'
import { rateStatusOf } from './rate-status.ts'

const size = 'compact-sm'

/** What can be done with a rate: another price, a last day, or its removal. */
export const RateActions = ({ rate }: { rate: PayorRate }) => {
  const [open, setOpen] = useState<'follow' | 'change'>()
  const close = () => setOpen(undefined)
  const remove = useWrite(deletePayorRate, {
    onDone: () => toastDone(`${rate.service_label} rate deleted.`),
  })
  const ended = rateStatusOf(rate, useToday()) === 'archived'
  const which = `the ${rate.service_label} rate from ${dayWords(rate.start_date)}`
  return (
    <Group gap={6} justify="flex-end" wrap="nowrap">
      {rate.abilities.end && !ended && (
        <Button
          size={size}
          variant="light"
          aria-label={`New rate after ${which}`}
          onClick={() => setOpen('follow')}
        >
          New rate
        </Button>
      )}
      {rate.abilities.end && (
        <Button
          size={size}
          variant="default"
          aria-label={`${rate.abilities.edit ? 'Change' : 'End'} ${which}`}
          onClick={() => setOpen('change')}
        >
          {rate.abilities.edit ? 'Change' : 'End'}
        </Button>
      )}
      {rate.abilities.delete && (
        <ConfirmButton
          size={size}
          variant="subtle"
          color="red"
          aria-label={`Delete ${which}`}
          loading={remove.isPending}
          question="Delete this rate?"
          consequence="No claims use this rate. Visits in this period have no rate until you add another one."
          confirm="Delete"
          onConfirm={() => remove.mutate({ id: rate.id })}
        >
          Delete
        </ConfirmButton>
      )}
      <SidePanel
        opened={open !== undefined}
        onClose={close}
        title={open === 'follow' ? `New rate: ${rate.service_label}` : rate.service_label}
      >
        {open === 'follow' && <RateForm payorId={rate.payor_id} after={rate} onDone={close} />}
        {open === 'change' && <RateChangeForm rate={rate} onDone={close} />}
      </SidePanel>
    </Group>
  )
}

import {
  type Availability,
  type AvailabilityException,
  removeAvailabilityException,
} from '@homeward/contract/caregivers/availability'
import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx'
import { SidePanel } from '../../../ui/feedback/side-panel.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { dayWords } from '../../../ui/text/dates.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { useToday } from '../../../ui/text/today.ts'
import { spanWords } from '../free/free-words.ts'
import styles from './availability.module.css'
import { ExceptionForm } from './exception-form.tsx'

type Props = { hours: Availability; mayEdit: boolean }

/** Days on which the pattern does not hold: off, or available besides. */
export const Exceptions = ({ hours, mayEdit }: Props) => {
  const [adding, setAdding] = useState(false)
  const today = useToday()
  const ordered = hours.exceptions.toSorted((a, b) => a.start_date.localeCompare(b.start_date))
  return (
    <Card
      title="Exceptions"
      actions={
        mayEdit && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            Add exception
          </Button>
        )
      }
    >
      {ordered.length === 0 ? (
        <Text size="sm" c="dimmed">
          No exceptions. Days off and extra days appear here, including the last 90 days.
        </Text>
      ) : (
        <ul className={styles.exceptions} aria-label="Exceptions">
          {ordered.map((exception) => (
            <Exception
              key={exception.id}
              agentId={hours.agent_id}
              exception={exception}
              over={exception.end_date < today}
              mayEdit={mayEdit}
            />
          ))}
        </ul>
      )}
      <SidePanel opened={adding} onClose={() => setAdding(false)} title="Add exception">
        <ExceptionForm agentId={hours.agent_id} onClose={() => setAdding(false)} />
      </SidePanel>
    </Card>
  )
}

type ExceptionProps = {
  agentId: string
  exception: AvailabilityException
  over: boolean
  mayEdit: boolean
}

const Exception = ({ agentId, exception, over, mayEdit }: ExceptionProps) => {
  const remove = useWrite(removeAvailabilityException, {
    onDone: () => toastDone('Exception removed.'),
  })
  const { id, available, reason } = exception
  return (
    <li className={styles.exception} data-over={over || undefined}>
      <span className="tabular">
        {daysWords(exception)}
        {over && ' (over)'}
      </span>
      <StatusBadge
        status={available ? 'available' : 'inactive'}
        label={available ? 'Extra hours' : 'Off'}
      />
      <span>{timeWords(exception)}</span>
      <span className={styles.reason}>{reason}</span>
      {mayEdit && (
        <ConfirmButton
          size="compact-xs"
          variant="subtle"
          color="red"
          loading={remove.isPending}
          aria-label={`Remove the exception on ${daysWords(exception)}`}
          question="Remove this exception?"
          consequence={`Weekly hours will apply on ${daysWords(exception)}.`}
          confirm="Remove exception"
          onConfirm={() => remove.mutate({ id: agentId, exception_id: id })}
        >
          Remove
        </ConfirmButton>
      )}
    </li>
  )
}

const daysWords = ({ start_date: from, end_date: to }: AvailabilityException): string =>
  from === to ? dayWords(from) : `${dayWords(from)} – ${dayWords(to)}`

const timeWords = ({ start, end }: AvailabilityException): string =>
  start === null || end === null ? 'all day' : spanWords(start, end)

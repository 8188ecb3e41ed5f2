import {
  approveLeaveRequest,
  declineLeaveRequest,
  type LeaveRequest,
} from '@homeward/contract/caregivers/leave-requests'
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'

type Props = { request: LeaveRequest; onAnswered: () => void }

/** Approves or declines days off; to decline them takes a reason, which the caregiver reads. */
export const LeaveAnswer = ({ request, onAnswered }: Props) => {
  const { id, agent, visits } = request
  const [answer, setAnswer] = useState('')
  const [error, setError] = useState('')
  const done = (words: string) => ({
    touches: ['visits'],
    onDone: () => {
      toastDone(words)
      onAnswered()
    },
  })
  const covered = visits === 1 ? '1 visit must be covered.' : `${visits} visits must be covered.`
  const approve = useWrite(
    approveLeaveRequest,
    done(visits === 0 ? 'Days off approved.' : `Days off approved. ${covered}`),
  )
  const decline = useWrite(declineLeaveRequest, done('Days off declined.'))
  const words = answer.trim()
  return (
    <Stack gap="sm">
      <Textarea
        label={`Answer to ${agent.name}`}
        description="Required to decline."
        autosize
        minRows={2}
        maxLength={300}
        value={answer}
        error={error}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      <Text size="sm">
        {visits === 0 ? 'Approving affects no planned visits.' : `If you approve, ${covered}`}
      </Text>
      <Group>
        <Button
          loading={approve.isPending}
          onClick={() => approve.mutate({ id, ...(words && { answer: words }) })}
        >
          Approve
        </Button>
        <Button
          variant="default"
          loading={decline.isPending}
          onClick={() => {
            setError(words ? '' : 'Enter a reason.')
            if (words) decline.mutate({ id, answer: words })
          }}
        >
          Decline
        </Button>
      </Group>
    </Stack>
  )
}

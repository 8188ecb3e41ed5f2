import { reviewVisit, type Visit } from '@homeward/contract/visits/visits'
import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconClockEdit, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { Card } from '../../../ui/record/facts.tsx'
import { durationWords } from '../../../ui/text/dates.ts'
import { type Refusal, refusalOf } from '../change/use-visit-change.ts'
import { CorrectForm } from './correct-form.tsx'
import { RejectForm } from './reject-form.tsx'

/** The review of a completed visit: approve as recorded, with corrected times, or reject. */
export const ReviewCard = ({ visit }: { visit: Visit }) => {
  const { approve, reject } = visit.abilities
  const [open, setOpen] = useState<'correct' | 'reject'>()
  const review = useApproval(visit)
  const held = visit.held_for.length > 0
  if (!approve && !reject) return null
  const close = () => setOpen(undefined)
  const done = (words: string) => () => {
    close()
    toastDone(words)
  }
  return (
    <Card title="Review">
      {review.refusal && (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert" mb="sm">
          {review.refusal.sentence}
        </Alert>
      )}
      {open === undefined && (
        <>
          <Text size="sm" mb="sm">
            {summaryOf(visit)}
          </Text>
          <Group gap="xs">
            {approve && (
              <Button
                leftSection={<IconCheck size={16} aria-hidden />}
                loading={review.saving}
                onClick={() => review.approve()}
              >
                {held ? 'Accept recorded times' : 'Approve as recorded'}
              </Button>
            )}
            {approve && (
              <Button
                variant="default"
                leftSection={<IconClockEdit size={16} aria-hidden />}
                onClick={() => setOpen('correct')}
              >
                Correct times
              </Button>
            )}
            {reject && (
              <Button
                variant="light"
                color="red"
                leftSection={<IconX size={16} aria-hidden />}
                onClick={() => setOpen('reject')}
              >
                Reject
              </Button>
            )}
          </Group>
        </>
      )}
      {open === 'correct' && (
        <CorrectForm visit={visit} onDone={done('Visit approved.')} onClose={close} />
      )}
      {open === 'reject' && (
        <RejectForm visit={visit} onDone={done('Visit rejected.')} onClose={close} />
      )}
    </Card>
  )
}

const summaryOf = (visit: Visit): string => {
  if (visit.status === 'rejected')
    return 'This visit was rejected and will not be paid or billed. You can still approve it.'
  if (visit.held_for.length > 0)
    return 'Recorded times are on hold. Accept them where they are right, else correct them.'
  const minutes = visit.completed_duration ?? 0
  const apart = minutes - visit.scheduled_duration
  const compared =
    apart === 0
      ? 'as scheduled'
      : `${durationWords(Math.abs(apart))} ${apart > 0 ? 'more' : 'less'} than scheduled`
  return `Recorded: ${durationWords(minutes)}, ${compared}.`
}

/** Approves with the times as they are on the screen, be they held. */
const useApproval = ({ id, lock_version, held_for }: Visit) => {
  const [refusal, setRefusal] = useState<Refusal>()
  const write = useWrite(reviewVisit, { quiet: true, touches: ['billing', 'care'] })
  const approve = () => {
    setRefusal(undefined)
    write.mutate(
      { id, lock_version, decision: 'approve', ...(held_for.length > 0 && { accept_held: true }) },
      {
        onSuccess: () => toastDone('Visit approved.'),
        onError: (error) => setRefusal(refusalOf(error)),
      },
    )
  }
  return { approve, refusal, saving: write.isPending }
}

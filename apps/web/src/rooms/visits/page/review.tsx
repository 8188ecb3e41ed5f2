import { reviewVisit, type Visit } from '@homeward/contract/visits/visits'
import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconClockEdit, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { Card } from '../../../ui/record/facts.tsx'
import { type Refusal, refusalOf } from '../change/use-visit-change.ts'
import { CorrectForm, CorrectReviewedForm } from './correct-form.tsx'
import { KeyHint } from './key-hint.tsx'
import { RejectForm } from './reject-form.tsx'
import { useReviewKeys } from './use-review-keys.ts'

/** The review of a visit: what its buttons in the head and its form in the page have in common. */
export const useReview = () => {
  const [form, setForm] = useState<'correct' | 'reject'>()
  const [refusal, setRefusal] = useState<Refusal>()
  const write = useWrite(reviewVisit, { quiet: true, touches: ['billing', 'care'] })
  /** Approves with the times as they are on the screen, be they held. */
  const approve = ({ id, lock_version, held_for }: Visit) => {
    setRefusal(undefined)
    write.mutate(
      { id, lock_version, decision: 'approve', ...(held_for.length > 0 && { accept_held: true }) },
      {
        onSuccess: () => toastDone('Visit approved.'),
        onError: (error) => setRefusal(refusalOf(error)),
      },
    )
  }
  return { form, setForm, approve, refusal, saving: write.isPending }
}

type Props = { visit: Visit; review: ReturnType<typeof useReview> }

/** Approve as recorded, with corrected times, or reject; what may be done of it. */
export const ReviewButtons = ({ visit, review }: Props) => {
  const { approve, correct, reject } = visit.abilities
  const free = review.form === undefined && !review.saving
  useReviewKeys({
    a: free && approve && (() => review.approve(visit)),
    c: free && (approve || correct) && (() => review.setForm('correct')),
    r: free && reject && (() => review.setForm('reject')),
  })
  if (review.form !== undefined) return null
  return (
    <>
      {reject && (
        <Button
          variant="default"
          leftSection={<IconX size={16} aria-hidden />}
          rightSection={<KeyHint of="r" />}
          aria-keyshortcuts="r"
          onClick={() => review.setForm('reject')}
        >
          Reject
        </Button>
      )}
      {(approve || correct) && (
        <Button
          variant="default"
          leftSection={<IconClockEdit size={16} aria-hidden />}
          rightSection={<KeyHint of="c" />}
          aria-keyshortcuts="c"
          onClick={() => review.setForm('correct')}
        >
          Correct times
        </Button>
      )}
      {approve && (
        <Button
          leftSection={<IconCheck size={16} aria-hidden />}
          rightSection={<KeyHint of="a" />}
          aria-keyshortcuts="a"
          loading={review.saving}
          onClick={() => review.approve(visit)}
        >
          {visit.held_for.length > 0 ? 'Accept recorded times' : 'Approve as recorded'}
        </Button>
      )}
    </>
  )
}

/** What the review asks for, and why the server said no. */
export const ReviewForm = ({ visit, review: { form, setForm, refusal } }: Props) => {
  const close = () => setForm(undefined)
  const done = (words: string) => () => {
    close()
    toastDone(words)
  }
  return (
    <>
      {refusal && (
        <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="alert" my="sm">
          {refusal.sentence}
        </Alert>
      )}
      {form === 'correct' && (
        <Card title="Correct times">
          {visit.abilities.correct ? (
            <CorrectReviewedForm visit={visit} onDone={done('Times corrected.')} onClose={close} />
          ) : (
            <CorrectForm visit={visit} onDone={done('Visit approved.')} onClose={close} />
          )}
        </Card>
      )}
      {form === 'reject' && (
        <Card title="Reject visit">
          <RejectForm visit={visit} onDone={done('Visit rejected.')} onClose={close} />
        </Card>
      )}
    </>
  )
}

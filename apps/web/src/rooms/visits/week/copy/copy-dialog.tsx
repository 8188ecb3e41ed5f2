import { copyWeek, withdrawVisits } from '@homeward/contract/visits/board'
import { Alert, Button, Group, Modal, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { addDays, isDay, weekOf } from '@homeward/domain/time/zone'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../plumbing/api/call.ts'
import { ApiError } from '../../../../plumbing/api/errors.ts'
import type { AnswerOf } from '../../../../plumbing/api/types.ts'
import { toastDone } from '../../../../plumbing/failures/toasts.ts'
import { keyOf, useWrite } from '../../../../plumbing/query.ts'
import { toastUndo } from '../../../../ui/feedback/toast-undo.tsx'
import { DateField } from '../../../../ui/fields/date-field.tsx'
import { dayWords } from '../../../../ui/text/dates.ts'
import { touchedBySchedule } from '../../queries.ts'
import { CopyPreview } from './copy-preview.tsx'
import type { Copied } from './copied.ts'

type Props = { opened: boolean; copied: Copied; onClose: () => void }

/** Copies a week to another one: says before what comes of each visit, and takes it back at once. */
export const CopyDialog = ({ opened, copied, onClose }: Props) => {
  const back = useWrite(withdrawVisits, { touches: touchedBySchedule })
  const takeBack = (visits: Added) =>
    back.mutate({ visits }, { onSuccess: (answer) => toastDone(takenBackWords(answer)) })
  return (
    <Modal opened={opened} onClose={onClose} title="Copy week" size="lg">
      {opened && <CopyForm copied={copied} onClose={onClose} takeBack={takeBack} />}
    </Modal>
  )
}

type Added = AnswerOf<typeof copyWeek>['added']

const takenBackWords = ({ withdrawn, left }: AnswerOf<typeof withdrawVisits>): string =>
  left.length === 0
    ? 'Copy undone.'
    : `${withdrawn} visits taken back. ${left.length} stay: someone changed them.`

const weekWords = (day: string): string => {
  const { start, end } = weekOf(day)
  return `${dayWords(start)} – ${dayWords(end)}`
}

type FormProps = Omit<Props, 'opened'> & { takeBack: (visits: Added) => void }

const CopyForm = ({ copied: { day, whose }, onClose, takeBack }: FormProps) => {
  const [to, setTo] = useState(addDays(day, 7))
  const [reason, setReason] = useState('')
  const [sent, setSent] = useState(false)
  const [given, setGiven] = useState('')
  const input = { from: day, to, ...whose, ...(given && { assignment_reason: given }) }
  const copy = useWrite(copyWeek, { touches: touchedBySchedule })
  const preview = useQuery({
    queryKey: [...keyOf('visits', copyWeek), input],
    queryFn: ({ signal }) => call(copyWeek, { ...input, preview: true }, { signal }),
    enabled: isDay(to) && !sent,
    retry: false,
    meta: { quiet: true },
  })
  const counts = preview.data?.counts
  const adds = counts ? counts.with_caregiver + counts.open : 0
  const doubtful = counts !== undefined && counts.open + counts.left_out > 0
  const send = () => {
    setSent(true)
    copy.mutate(input, {
      onError: () => setSent(false),
      onSuccess: ({ added }) => {
        onClose()
        if (added.length === 0) return toastDone('Nothing was copied.')
        return toastUndo(`${added.length} visits copied to ${weekWords(to)}.`, () =>
          takeBack(added),
        )
      },
    })
  }
  return (
    <Stack gap="sm">
      <Text>
        Copies the visits of {weekWords(day)}
        {Object.keys(whose).length > 0 && ', as the filters show them'}. Visits that already exist
        stay as they are.
      </Text>
      <DateField
        label="To the week of"
        description={isDay(to) ? weekWords(to) : undefined}
        value={to}
        onChange={setTo}
      />
      {preview.error ? (
        <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />}>
          {preview.error instanceof ApiError
            ? preview.error.message
            : 'There is no answer. What would be copied is not known.'}
        </Alert>
      ) : preview.data ? (
        <CopyPreview preview={preview.data} />
      ) : (
        isDay(to) && <Skeleton height={60} role="status" aria-label="Checking" />
      )}
      {(doubtful || given) && (
        <Group align="flex-end" gap="xs" wrap="nowrap">
          <TextInput
            flex={1}
            label="Reason"
            description="Lets caregivers keep visits that only ask for a reason. It is kept with each."
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Button
            variant="default"
            disabled={reason.trim() === given}
            onClick={() => setGiven(reason.trim())}
          >
            Check again
          </Button>
        </Group>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Leave it
        </Button>
        <Button disabled={adds === 0 || preview.isFetching} loading={copy.isPending} onClick={send}>
          Copy {adds} {adds === 1 ? 'visit' : 'visits'}
        </Button>
      </Group>
    </Stack>
  )
}

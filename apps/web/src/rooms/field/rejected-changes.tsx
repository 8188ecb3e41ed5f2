import { checkIn, checkOut } from '@homeward/contract/visits/capture'
import type { Visit } from '@homeward/contract/visits/visits'
import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { discardEntry, retryEntry } from '../../plumbing/offline/device-queue.ts'
import type { Entry } from '../../plumbing/offline/entry.ts'
import { ConfirmButton } from '../../ui/feedback/confirm-button.tsx'
import { TimeText } from '../../ui/text/values.tsx'

type Props = {
  entry: Entry
  /** The visit as the server last said. */
  known: Visit | undefined
}

/** A change that the server refused: what, why, both versions, and what to do. */
export const RejectedChange = ({ entry, known }: Props) => {
  const theirs = theirTime(entry, known)
  return (
    <Alert
      color="red"
      role="alert"
      icon={<IconAlertTriangle aria-hidden />}
      title={`Not accepted: ${entry.label}`}
    >
      <Text>{entry.error?.messages.join(' ')}</Text>
      {typeof entry.input.at === 'string' && (
        <Text>
          On this phone: <TimeText at={entry.input.at} />
          {theirs && (
            <>
              {' '}
              · Office: <TimeText at={theirs} />
            </>
          )}
        </Text>
      )}
      <Text mt="xs">
        Nothing is lost. This change stays on your phone until you decide, and later steps of this
        visit wait for it. If you are not sure, call the office.
      </Text>
      <Group mt="sm" gap="xs">
        <Button size="md" variant="light" onClick={() => void retryEntry(entry.seq)}>
          Try again
        </Button>
        <ConfirmButton
          size="md"
          variant="subtle"
          color="red"
          question="Use the office's version?"
          consequence="Your entry for this step is deleted from this phone. Later steps are still sent."
          confirm="Use office version"
          onConfirm={() => void discardEntry(entry.seq)}
        >
          Take the office&apos;s version
        </ConfirmButton>
      </Group>
    </Alert>
  )
}

const theirTime = ({ target }: Entry, known: Visit | undefined): string | null => {
  if (target.path === checkIn.path) return known?.check_in_at ?? null
  if (target.path === checkOut.path) return known?.check_out_at ?? null
  return null
}

import { checkIn, checkOut } from '@homeward/contract/visits/capture'
import type { Visit } from '@homeward/contract/visits/visits'
import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { t } from '../../../plumbing/language/translate.ts'
import { discardEntry, retryEntry } from '../../../plumbing/offline/device-queue.ts'
import type { Entry } from '../../../plumbing/offline/entry.ts'
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx'
import { useClock } from '../parts/times.tsx'

const sentences = {
  title: (change: string) => t('Not accepted: {change}', { change }),
  ours: (time: string) => t('On this phone: {time}', { time }),
  both: (ours: string, theirs: string) =>
    t('On this phone: {ours} · Office: {theirs}', { ours, theirs }),
  get safe() {
    return t(
      'Nothing is lost. This change stays on your phone until you decide, and later steps of this visit wait for it. If you are not sure, call the office.',
    )
  },
  get again() {
    return t('Try again')
  },
  get theirs() {
    return t("Take the office's version")
  },
  get question() {
    return t("Use the office's version?")
  },
  get consequence() {
    return t('Your entry for this step is deleted from this phone. Later steps are still sent.')
  },
  get confirm() {
    return t('Use office version')
  },
}

type Props = {
  entry: Entry
  /** The visit as the server last said. */
  known: Visit | undefined
}

/** A change that the server refused: what, why, both versions, and what to do. */
export const RejectedChange = ({ entry, known }: Props) => (
  <Alert
    color="red"
    role="alert"
    icon={<IconAlertTriangle aria-hidden />}
    title={sentences.title(entry.label)}
  >
    <Text>{entry.error?.messages.join(' ')}</Text>
    <Versions entry={entry} known={known} />
    <Text mt="xs">{sentences.safe}</Text>
    <Group mt="sm" gap="xs">
      <Button size="lg" variant="light" onClick={() => void retryEntry(entry.seq)}>
        {sentences.again}
      </Button>
      <ConfirmButton
        size="lg"
        variant="subtle"
        color="red"
        question={sentences.question}
        consequence={sentences.consequence}
        confirm={sentences.confirm}
        onConfirm={() => void discardEntry(entry.seq)}
      >
        {sentences.theirs}
      </ConfirmButton>
    </Group>
  </Alert>
)

const Versions = ({ entry, known }: Props) => {
  const clock = useClock()
  const { at } = entry.input
  if (typeof at !== 'string') return null
  const theirs = theirTime(entry, known)
  const ours = clock(at)
  return <Text>{theirs ? sentences.both(ours, clock(theirs)) : sentences.ours(ours)}</Text>
}

const theirTime = ({ target }: Entry, known: Visit | undefined): string | null => {
  if (target.path === checkIn.path) return known?.check_in_at ?? null
  if (target.path === checkOut.path) return known?.check_out_at ?? null
  return null
}

import { publishVisits, withdrawVisits } from '@homeward/contract/visits/board'
import type { VisitRow } from '@homeward/contract/visits/visits'
import { Button, Group, List, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { toastDone } from '../../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../../plumbing/query.ts'
import { dayWords, weekdayWord } from '../../../../ui/text/dates.ts'
import { timeWords } from '../../../../ui/text/short-times.ts'
import { touchedBySchedule } from '../../queries.ts'
import { countWords } from '../../../../ui/text/count-words.ts'

type Props = { opened: boolean; drafts: readonly VisitRow[]; onClose: () => void }

/** What would be published, caregiver by caregiver. */
export const PublishDialog = ({ opened, drafts, onClose }: Props) => (
  <Modal opened={opened} onClose={onClose} title="Review and publish" size="lg">
    {opened && <Review drafts={drafts} onClose={onClose} />}
  </Modal>
)

const Review = ({ drafts, onClose }: Omit<Props, 'opened'>) => {
  const [discarding, setDiscarding] = useState(false)
  const publish = useWrite(publishVisits, {
    touches: touchedBySchedule,
    onDone: ({ published, told }) => {
      toastDone(
        `${countWords(published, 'visit')} published. ${countWords(told, 'caregiver')} told.`,
      )
      onClose()
    },
  })
  const discard = useWrite(withdrawVisits, {
    touches: touchedBySchedule,
    onDone: ({ withdrawn, left }) => {
      const stay = left.length > 0 ? ` ${countWords(left.length, 'visit')} stay.` : ''
      toastDone(`${countWords(withdrawn, 'draft')} discarded.${stay}`)
      onClose()
    },
  })
  const byCaregiver = [...Map.groupBy(drafts, ({ agent }) => agent?.name ?? '')].toSorted(
    ([a], [b]) => a.localeCompare(b),
  )
  const clients = new Set(drafts.map(({ client }) => client.id)).size
  const named = byCaregiver.map(([name]) => name).filter((name) => name !== '')
  return (
    <Stack gap="sm">
      <Text>
        {countWords(drafts.length, 'visit')} with {countWords(clients, 'client')}. {whoHears(named)}
      </Text>
      <List size="sm">
        {byCaregiver.map(([name, visits]) => (
          <List.Item key={name}>
            <b>{name || 'Open visits'}</b>: {visits.map(visitWords).join('; ')}
          </List.Item>
        ))}
      </List>
      {discarding && <Text role="status">Discard the drafts? They leave the schedule.</Text>}
      <Group justify="flex-end">
        <Button
          variant="default"
          loading={discard.isPending}
          onClick={() =>
            discarding
              ? discard.mutate({
                  visits: drafts.map(({ id, lock_version }) => ({ id, lock_version })),
                })
              : setDiscarding(true)
          }
        >
          {discarding ? `Discard ${countWords(drafts.length, 'draft')}` : 'Discard'}
        </Button>
        <Button
          disabled={drafts.length === 0}
          loading={publish.isPending}
          onClick={() => publish.mutate({ visit_ids: drafts.map(({ id }) => id) })}
        >
          Publish {countWords(drafts.length, 'visit')}
        </Button>
      </Group>
    </Stack>
  )
}

const whoHears = ([one, ...others]: readonly string[]): string => {
  if (one === undefined) return 'Still open: no caregiver hears of it.'
  if (others.length === 0) return `Only ${one} hears of it.`
  return `Only the ${others.length + 1} caregivers below hear of it, each of their own visits.`
}

const visitWords = ({ client, scheduled_date, scheduled_time }: VisitRow): string =>
  `${client.name} ${weekdayWord(scheduled_date)} ${dayWords(scheduled_date).slice(0, 5)} ${timeWords(scheduled_time)}`

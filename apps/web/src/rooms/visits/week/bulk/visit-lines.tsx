import type { VisitRow } from '@homeward/contract/visits/visits'
import { List, Text } from '@mantine/core'
import { dayWords, weekdayWord } from '../../../../ui/text/dates.ts'
import { timeWords } from '../../../../ui/text/short-times.ts'

type Props = {
  lines: readonly {
    visit: Pick<VisitRow, 'id' | 'client' | 'scheduled_date' | 'scheduled_time'>
    why: string
  }[]
}

const most = 8

/** Visits with what is the matter with each, the first few. */
export const VisitLines = ({ lines }: Props) =>
  lines.length === 0 ? null : (
    <>
      <List size="sm" mt="xs">
        {lines.slice(0, most).map(({ visit, why }) => (
          <List.Item key={visit.id}>
            {visit.client.name}, {weekdayWord(visit.scheduled_date)}{' '}
            {dayWords(visit.scheduled_date).slice(0, 5)} {timeWords(visit.scheduled_time)}: {why}
          </List.Item>
        ))}
      </List>
      {lines.length > most && (
        <Text size="sm" c="dimmed">
          And {lines.length - most} more.
        </Text>
      )}
    </>
  )

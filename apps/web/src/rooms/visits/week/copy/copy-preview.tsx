import type { CopiedVisit, copyWeek } from '@homeward/contract/visits/board'
import { List, Text } from '@mantine/core'
import type { AnswerOf } from '../../../../plumbing/api/types.ts'
import { dayWords, weekdayWord } from '../../../../ui/text/dates.ts'
import { countWords } from '../../../../ui/text/count-words.ts'
import { timeWords } from '../../../../ui/text/short-times.ts'

const most = 12

const counted = (count: number): string => count.toLocaleString('en-US')

/** What a copy of a week would do. */
export const CopyPreview = ({ preview }: { preview: AnswerOf<typeof copyWeek> }) => {
  const { with_caregiver, open, there, left_out } = preview.counts
  const told = preview.lines
  const parts = [
    `${countWords(with_caregiver, 'visit')} with the same caregiver.`,
    open > 0 && `${counted(open)} open.`,
    there > 0 && `${counted(there)} already there.`,
    left_out > 0 && `${counted(left_out)} left out.`,
  ].filter(Boolean)
  return (
    <div role="status">
      <Text fw={550}>{parts.join(' ')}</Text>
      {told.length > 0 && (
        <List size="sm" mt="xs">
          {told.slice(0, most).map((line) => (
            <List.Item key={`${line.client} ${line.scheduled_date} ${line.scheduled_time}`}>
              {lineWords(line)}
            </List.Item>
          ))}
        </List>
      )}
      {open + left_out > most && (
        <Text size="sm" c="dimmed">
          And {open + left_out - most} more.
        </Text>
      )}
    </div>
  )
}

const lineWords = ({ client, caregiver, outcome, why, ...at }: CopiedVisit): string => {
  const when = `${weekdayWord(at.scheduled_date)} ${dayWords(at.scheduled_date).slice(0, 5)} ${timeWords(at.scheduled_time)}`
  const open = caregiver === null ? 'open' : `open instead of with ${caregiver}`
  const what = outcome === 'open' ? open : 'left out'
  return `${client}, ${when}: ${what}${why ? `. ${why}` : ''}`
}

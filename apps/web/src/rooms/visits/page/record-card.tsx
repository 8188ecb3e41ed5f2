import type { Visit } from '@homeward/contract/visits/visits'
import { minutesBetween } from '@homeward/domain/time/zone'
import { correctionReasonLabels, entryMethodLabels } from '@homeward/domain/visits/vocabulary'
import { Text, VisuallyHidden } from '@mantine/core'
import { Card } from '../../../ui/record/facts.tsx'
import { Duration, InstantText, TimeText } from '../../../ui/text/values.tsx'
import { distanceWords } from './distance.ts'
import styles from './page.module.css'

/** What was planned, what the device recorded, and what the review made of it, side by side. */
export const RecordCard = ({ visit }: { visit: Visit }) => (
  <Card title="Times">
    <table className={styles.times}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Time</VisuallyHidden>
          </th>
          <th scope="col">Scheduled</th>
          <th scope="col">Recorded</th>
          <th scope="col">Reviewed</th>
        </tr>
      </thead>
      <Punch
        name="Check-in"
        of="check_in"
        visit={visit}
        planned={visit.starts_at}
        reviewed={visit.reviewed_check_in_at}
      />
      <Punch
        name="Check-out"
        of="check_out"
        visit={visit}
        planned={visit.ends_at}
        reviewed={visit.reviewed_check_out_at}
      />
      <tbody>
        <tr>
          <th scope="row">Duration</th>
          <td>
            <Duration minutes={visit.scheduled_duration} />
          </td>
          <td>
            <Duration minutes={recordedMinutes(visit)} />
          </td>
          <td>
            <Duration minutes={visit.reviewed_duration} />
          </td>
        </tr>
      </tbody>
    </table>
    {visit.reviewed_at && (
      <Text size="sm" mt="sm">
        Reviewed by {visit.reviewed_by ?? 'someone'} on <InstantText at={visit.reviewed_at} />.
        {visit.review_reason && ` ${correctionReasonLabels[visit.review_reason]}.`}
        {visit.review_note && ` “${visit.review_note}”`}
      </Text>
    )}
    {visit.review_reason !== null && (
      <Text size="xs" c="dimmed" mt={4}>
        Recorded times never change.
      </Text>
    )}
  </Card>
)

const recordedMinutes = (visit: Visit): number | null => {
  if (visit.completed_duration !== null) return visit.completed_duration
  const { check_in_at: from, check_out_at: until } = visit
  if (visit.held_for.length > 0) return null
  return from && until ? minutesBetween(from, until) : null
}

type PunchProps = {
  name: string
  of: 'check_in' | 'check_out'
  visit: Visit
  planned: string
  reviewed: string | null
}

const Punch = ({ name, of, visit, planned, reviewed }: PunchProps) => (
  <tbody>
    <tr>
      <th scope="row" rowSpan={visit[`${of}_at`] === null ? 1 : 2}>
        {name}
      </th>
      <td>
        <TimeText at={planned} />
      </td>
      <td>
        <TimeText at={visit[`${of}_at`]} />
      </td>
      <td>
        <TimeText at={reviewed} />
      </td>
    </tr>
    {visit[`${of}_at`] !== null && (
      <tr>
        <td colSpan={3} className={styles.details}>
          {punchWords(visit, of).map((words) => (
            <span key={words}>{words}</span>
          ))}
        </td>
      </tr>
    )}
  </tbody>
)

/** How and where a check-in or check-out was taken. */
const punchWords = (visit: Visit, of: PunchProps['of']): string[] => {
  const method = visit[`${of}_method`]
  const latitude = visit[`${of}_latitude`]
  const longitude = visit[`${of}_longitude`]
  const accuracy = visit[`${of}_accuracy`]
  const distance = visit[`${of}_distance`]
  const unknown = latitude === null ? 'No location' : 'Distance unknown'
  return [
    method !== null && entryMethodLabels[method],
    distance === null ? unknown : `${distanceWords(distance)} from the address`,
    latitude !== null &&
      longitude !== null &&
      `${latitude.toFixed(5)}, ${longitude.toFixed(5)}${accuracy === null ? '' : ` (within ${distanceWords(accuracy)})`}`,
  ].filter((words) => words !== false)
}

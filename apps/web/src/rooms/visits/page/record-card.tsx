import type { Visit } from '@homeward/contract/visits'
import { minutesBetween } from '@homeward/domain/time/zone'
import { correctionReasonLabels, entryMethodLabels } from '@homeward/domain/visits/vocabulary'
import { Text, VisuallyHidden } from '@mantine/core'
import { Card } from '../../../ui/record/facts.tsx'
import { Duration, InstantText, None, TimeText } from '../../../ui/text/values.tsx'
import { distanceWords } from './distance.ts'
import styles from './page.module.css'

/** What was planned, what the device recorded, and what the review made of it, side by side. */
export const RecordCard = ({ visit }: { visit: Visit }) => {
  const corrected = visit.review_reason !== null
  return (
    <Card title="Times">
      <div className={styles.wide}>
        <table className={styles.times}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>Time</VisuallyHidden>
              </th>
              <th scope="col">Planned</th>
              <th scope="col">Recorded</th>
              <th scope="col">Reviewed</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Check-in</th>
              <td>
                <TimeText at={visit.starts_at} />
              </td>
              <td>
                <TimeText at={visit.check_in_at} />
                <PunchDetails of="check_in" visit={visit} />
              </td>
              <td>
                <TimeText at={visit.reviewed_check_in_at} />
              </td>
            </tr>
            <tr>
              <th scope="row">Check-out</th>
              <td>
                <TimeText at={visit.ends_at} />
              </td>
              <td>
                <TimeText at={visit.check_out_at} />
                <PunchDetails of="check_out" visit={visit} />
              </td>
              <td>
                <TimeText at={visit.reviewed_check_out_at} />
              </td>
            </tr>
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
      </div>
      {visit.reviewed_at && (
        <Text size="sm" mt="sm">
          Reviewed by {visit.reviewed_by ?? 'somebody'} on <InstantText at={visit.reviewed_at} />.
          {visit.review_reason && ` ${correctionReasonLabels[visit.review_reason]}.`}
          {visit.review_note && ` “${visit.review_note}”`}
        </Text>
      )}
      {corrected && (
        <Text size="xs" c="dimmed" mt={4}>
          The recorded times stay as the device took them.
        </Text>
      )}
    </Card>
  )
}

const recordedMinutes = (visit: Visit): number | null => {
  if (visit.completed_duration !== null) return visit.completed_duration
  const { check_in_at: from, check_out_at: until } = visit
  return from && until ? minutesBetween(from, until) : null
}

const PunchDetails = ({ visit, of }: { visit: Visit; of: 'check_in' | 'check_out' }) => {
  const method = visit[`${of}_method`]
  const latitude = visit[`${of}_latitude`]
  const longitude = visit[`${of}_longitude`]
  const accuracy = visit[`${of}_accuracy`]
  const distance = visit[`${of}_distance`]
  if (visit[`${of}_at`] === null) return null
  return (
    <span className={styles.details}>
      <span>{method === null ? <None /> : entryMethodLabels[method]}</span>
      {distance === null ? (
        <span>{latitude === null ? 'No position' : 'Distance unknown'}</span>
      ) : (
        <span>{distanceWords(distance)} from the address</span>
      )}
      {latitude !== null && longitude !== null && (
        <span className="tabular">
          {latitude.toFixed(5)}, {longitude.toFixed(5)}
          {accuracy !== null && `, give or take ${distanceWords(accuracy)}`}
        </span>
      )}
    </span>
  )
}

import type { Careplan } from '@homeward/contract/care/careplans'
import {
  shiftDifferences,
  shiftPartLabels,
  type ShiftDifference,
} from '@homeward/domain/care/versions'
import { careplanStatusLabels } from '@homeward/domain/care/vocabulary'
import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { clockWords, dayWords, durationWords } from '../../../ui/text/dates.ts'
import { serviceNames } from '../../../ui/text/service-names.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { careplanQuery } from '../queries.ts'
import styles from './versions.module.css'

type Props = { careplan: Careplan }

/** The versions of a care plan, and what this one changed. */
export const VersionsCard = ({ careplan }: Props) => {
  const { client, id, version, versions } = careplan
  if (versions.length < 2) return null
  const before = versions.findLast((one) => one.version < version)
  return (
    <Card title="Versions">
      <ol className={styles.versions} aria-label="Versions">
        {versions.map((one) => (
          <li key={one.id} className={styles.version}>
            {one.id === id ? (
              <strong>Version {one.version} (this one)</strong>
            ) : (
              <Anchor
                component={PageLink}
                href={to('careplan', { clientId: client.id, careplanId: one.id })}
              >
                Version {one.version}
              </Anchor>
            )}
            <span className="tabular">
              {dayWords(one.start_date)} – {dayWords(one.end_date)}
            </span>
            <StatusBadge status={one.status} label={careplanStatusLabels[one.status]} />
          </li>
        ))}
      </ol>
      {before && <Differences careplan={careplan} before={before} />}
    </Card>
  )
}

type DifferencesProps = Props & { before: Careplan['versions'][number] }

const Differences = ({ careplan, before }: DifferencesProps) => {
  const earlier = useQuery(careplanQuery(before.id)).data
  if (!earlier) return null
  const differences = shiftDifferences(earlier, careplan)
  return (
    <>
      <Text size="sm" fw={550} mt="sm">
        Changes since version {before.version}
      </Text>
      {differences.length === 0 ? (
        <Text size="sm" c="dimmed">
          The shifts are the same.
        </Text>
      ) : (
        <ul className={styles.changes} aria-label={`Changes since version ${before.version}`}>
          {differences.map((difference) => (
            <li key={differenceWords(difference)}>{differenceWords(difference)}</li>
          ))}
        </ul>
      )}
    </>
  )
}

type Shift = Careplan['shifts'][number]

const partWords = {
  days: ({ recurrence }: Shift) => recurrence,
  time: ({ scheduled_time }: Shift) => clockWords(scheduled_time),
  length: ({ scheduled_duration }: Shift) => durationWords(scheduled_duration),
  services: ({ services }: Shift) => serviceNames(services),
  caregiver: ({ agent }: Shift) => agent?.name ?? 'no caregiver',
}

const wholeShift = (shift: Shift): string =>
  `${shift.recurrence}, ${clockWords(shift.scheduled_time)}, ${durationWords(shift.scheduled_duration)}`

const differenceWords = (difference: ShiftDifference<Shift>): string => {
  if (difference.what === 'added') return `Added: ${wholeShift(difference.after)}`
  if (difference.what === 'removed') return `Removed: ${wholeShift(difference.before)}`
  const { before, after, parts } = difference
  const told = parts.map(
    (part) => `${shiftPartLabels[part]}: ${partWords[part](before)} → ${partWords[part](after)}`,
  )
  return `${wholeShift(before)}. ${told.join('; ')}`
}

import type { VisitRow } from '@homeward/contract/visits/visits'
import { visitStatusLabels } from '@homeward/domain/visits/vocabulary'
import { VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { inZone } from '../../../ui/text/dates.ts'
import { spanWords } from '../../../ui/text/short-times.ts'
import { useZone } from '../../../ui/text/zone.tsx'
import { toneOf } from '../../../ui/theme/status.ts'
import { hintsOf } from '../hints.ts'
import { useNow } from '../../../ui/text/use-now.ts'
import styles from './week.module.css'

type Props = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  visit: VisitRow
  /** Whose name the card says: the one that the lane does not. */
  says: 'client' | 'caregiver' | 'both'
}

const nameOf = ({ client, agent }: VisitRow, says: Props['says']): string => {
  const caregiver = agent?.name ?? 'No caregiver'
  if (says === 'both') return `${client.name} · ${caregiver}`
  return says === 'client' ? client.name : caregiver
}

/**
 * A visit of the week in two lines: the other party and the time. What is well says so with a small icon; what needs
 * a person has color, a word and what is the matter.
 */
export const VisitCard = ({ visit, says, ...button }: Props) => {
  const zone = useZone()
  const { color, icon: Icon, quiet } = toneOf(visit.status)
  const end = inZone(visit.ends_at, zone).clock
  const hints = hintsOf(visit, new Date(useNow(60_000)))
  const status = visitStatusLabels[visit.status]
  return (
    <button
      type="button"
      {...button}
      className={styles.card}
      data-status={visit.status}
      data-color={color}
      data-quiet={quiet}
    >
      <span className={styles.first}>
        <span className={styles.name}>{nameOf(visit, says)}</span>
        {quiet && (
          <span className={styles.quietState} title={status}>
            <Icon size={14} aria-hidden />
            <VisuallyHidden>{status}</VisuallyHidden>
          </span>
        )}
      </span>
      <span className={styles.time}>{spanWords(visit.scheduled_time, end)}</span>
      {!quiet && (
        <span className={styles.state}>
          <Icon size={13} aria-hidden />
          {status}
        </span>
      )}
      {hints.length > 0 && (
        <span className={styles.warning}>
          <IconAlertTriangle size={13} aria-hidden />
          {hints.join(', ')}
        </span>
      )}
    </button>
  )
}

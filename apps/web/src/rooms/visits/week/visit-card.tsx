import type { VisitRow } from '@homeward/contract/visits/visits'
import { visitStatusLabels } from '@homeward/domain/visits/vocabulary'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { clockWords, inZone } from '../../../ui/text/dates.ts'
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

/** A visit of the week: time, the other party, and the status as colour, icon and word. */
export const VisitCard = ({ visit, says, ...button }: Props) => {
  const zone = useZone()
  const { color, icon: Icon } = toneOf(visit.status)
  const end = inZone(visit.ends_at, zone).clock
  const hints = hintsOf(visit, new Date(useNow(60_000)))
  return (
    <button
      type="button"
      {...button}
      className={styles.card}
      data-status={visit.status}
      style={{
        // The tint lets through what is under it, as the tint of today.
        backgroundImage: `linear-gradient(var(--mantine-color-${color}-light) 0 0)`,
        borderLeftColor: `var(--mantine-color-${color}-filled)`,
      }}
    >
      <span className={styles.time}>
        {clockWords(visit.scheduled_time)} – {clockWords(end)}
      </span>
      <span className={styles.name}>{nameOf(visit, says)}</span>
      <span className={styles.state} style={{ color: `var(--mantine-color-${color}-light-color)` }}>
        <Icon size={13} aria-hidden />
        {visitStatusLabels[visit.status]}
      </span>
      {hints.length > 0 && (
        <span className={styles.warning}>
          <IconAlertTriangle size={13} aria-hidden />
          {hints.join(', ')}
        </span>
      )}
    </button>
  )
}

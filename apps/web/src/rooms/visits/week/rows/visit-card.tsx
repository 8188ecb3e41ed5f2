import type { VisitRow } from '@homeward/contract/visits/visits'
import { isUnpublished } from '@homeward/domain/visits/drafts'
import { visitStatusLabels } from '@homeward/domain/visits/vocabulary'
import { VisuallyHidden } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import { dayWords, inZone, weekdayWord } from '../../../../ui/text/dates.ts'
import { serviceNames } from '../../../../ui/text/service-names.ts'
import { spanWords, timeWords } from '../../../../ui/text/short-times.ts'
import { useNow } from '../../../../ui/text/use-now.ts'
import { useZone } from '../../../../ui/text/zone.tsx'
import { ServiceDot } from './service-hues.tsx'
import { stateOf } from './card-state.ts'
import styles from './card.module.css'

type Props = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  visit: VisitRow
  /** Whose name the card says: the one that the lane does not. */
  says: 'client' | 'caregiver' | 'both'
  chosen?: boolean
  /** Many days stand beside each other: the start alone is said. */
  narrow?: boolean
}

const namesOf = ({ client, agent }: VisitRow, says: Props['says']) => {
  const caregiver = agent?.name ?? 'No caregiver'
  if (says === 'both') return { shown: `${client.name} · ${caregiver}`, other: '' }
  return says === 'client'
    ? { shown: client.name, other: `with ${caregiver}` }
    : { shown: caregiver, other: `for ${client.name}` }
}

/**
 * A visit of the board in two lines: the time and the other party. What is well says so with a small icon; what needs
 * a person has color and an icon, and says what is the matter to whoever points at it or listens.
 */
export const VisitCard = ({ visit, says, chosen = false, narrow = false, ...button }: Props) => {
  const zone = useZone()
  const now = useNow(60_000)
  const { tone, icon: Icon, hints } = stateOf(visit, new Date(now))
  const time = spanWords(visit.scheduled_time, inZone(visit.ends_at, zone).clock)
  const { shown, other } = namesOf(visit, says)
  const draft = isUnpublished(visit)
  const state = [draft && 'Draft', visitStatusLabels[visit.status], ...hints]
    .filter(Boolean)
    .join(', ')
  const day = `${weekdayWord(visit.scheduled_date)} ${dayWords(visit.scheduled_date)}`
  return (
    <button
      type="button"
      {...button}
      title={[time, shown, serviceNames(visit.services), state].filter(Boolean).join('\n')}
      className={styles.card}
      data-status={visit.status}
      data-tone={tone}
      data-chosen={chosen || undefined}
      data-draft={draft || undefined}
    >
      <span className={styles.first}>
        <span className={styles.time}>{narrow ? timeWords(visit.scheduled_time) : time}</span>
        {visit.status === 'in_progress' ? (
          <span className={styles.live} aria-hidden />
        ) : (
          <Icon size={14} className={styles.state} aria-hidden />
        )}
      </span>{' '}
      <span className={styles.second}>
        <ServiceDot services={visit.services} />
        <span className={styles.name}>{shown}</span>
        <Punches visit={visit} />
      </span>
      <VisuallyHidden>
        {`, ${[narrow && time, day, other, state, chosen && 'selected'].filter(Boolean).join(', ')}`}
      </VisuallyHidden>
      {button.draggable && <span className={styles.edge} data-edge aria-hidden />}
    </button>
  )
}

/** Check-in and check-out as two bars: full once they are there, amber where they are held. */
const Punches = ({ visit }: { visit: VisitRow }) => {
  if (visit.status === 'available' || visit.status === 'canceled') return null
  const held = visit.held_for.length > 0
  const stateOfPunch = (at: string | null) => (at === null ? 'none' : held ? 'held' : 'there')
  return (
    <span className={styles.punches} aria-hidden>
      <i data-punch={stateOfPunch(visit.check_in_at)} />
      <i data-punch={stateOfPunch(visit.check_out_at)} />
    </span>
  )
}

import { IconCircleDashed } from '@tabler/icons-react'
import { Avatar } from '../../../../ui/text/avatar.tsx'
import { to } from '../../../../plumbing/paths/to.ts'
import { PageLink } from '../../../../ui/page/page-link.tsx'
import { Gauge } from '../../../../ui/text/gauge.tsx'
import { wholeDollars } from '../../../../ui/text/money.ts'
import { hoursWords } from './hours-words.ts'
import type { Lane } from './lanes.ts'
import styles from '../grid/grid.module.css'

type Props = {
  lane: Lane
  /** How many days the board shows. */
  days: number
  /** Minutes of a week beyond which work is overtime. */
  overtime: number | undefined
}

/** Whose row it is, with the hours planned beside those wanted, those of overtime or those authorized. */
export const LaneHead = ({ lane, days, overtime }: Props) => (
  <div role="rowheader" className={styles.laneHead} aria-colindex={1}>
    {lane.kind === 'unassigned' ? (
      <span className={styles.openMark}>
        <IconCircleDashed size={16} aria-hidden />
      </span>
    ) : (
      <Avatar name={lane.name} kind={lane.kind === 'client' ? 'client' : 'person'} />
    )}
    <div className={styles.laneWords}>
      <LaneName lane={lane} />
      {lane.kind === 'caregiver' && <Worked lane={lane} weeks={days / 7} overtime={overtime} />}
      {lane.kind === 'client' && <Authorized lane={lane} />}
      {lane.kind === 'unassigned' && (
        <span className={styles.laneHours}>
          {lane.days.flat().length} · {hoursWords(lane.minutes)}
          {lane.cents !== undefined && ` · ${wholeDollars(lane.cents)}`}
        </span>
      )}
    </div>
  </div>
)

const LaneName = ({ lane: { kind, id, name } }: { lane: Lane }) =>
  kind === 'unassigned' ? (
    <span className={styles.laneName}>{name}</span>
  ) : (
    <PageLink
      href={kind === 'client' ? to('client', { clientId: id }) : to('agent', { agentId: id })}
      className={styles.laneName}
      title={name}
    >
      {name}
    </PageLink>
  )

type WorkedProps = { lane: Lane; weeks: number; overtime: number | undefined }

/** Hours of a caregiver. What is wanted is said for a week; a single day has no mark. */
const Worked = ({ lane, weeks, overtime }: WorkedProps) => {
  const wanted = (lane.head?.wanted_minutes ?? 0) * weeks
  const limit = (overtime ?? 0) * weeks
  if (weeks < 1 || limit === 0)
    return <span className={styles.laneHours}>{hoursWords(lane.minutes)}</span>
  const words = `${hoursWords(lane.minutes)} of ${hoursWords(wanted || limit)}`
  const over = lane.minutes > limit ? 'limit' : wanted > 0 && lane.minutes > wanted ? 'wanted' : ''
  return (
    <>
      <Gauge
        label={`Hours of ${lane.name}: ${words}${wanted ? ' wanted' : ''}`}
        value={lane.minutes}
        of={Math.max(limit * 1.1, wanted)}
        {...(wanted > 0 && { wanted })}
        limit={limit}
      />
      <span className={styles.laneHours} data-over={over || undefined}>
        <b>{hoursWords(lane.minutes)}</b> of {hoursWords(wanted || limit)}
        {wanted ? ' wanted' : ''}
        {over === 'limit' && ', overtime'}
      </span>
    </>
  )
}

/** Hours of a client and what payors still allow. */
const Authorized = ({ lane }: { lane: Lane }) => {
  const authorized = lane.head?.authorized
  if (!authorized) return <span className={styles.laneHours}>{hoursWords(lane.minutes)}</span>
  const { minutes, left_minutes: left } = authorized
  return (
    <>
      <Gauge
        label={`Authorized time of ${lane.name}: ${hoursWords(left)} left of ${hoursWords(minutes)}`}
        value={minutes - left}
        of={minutes}
        limit={minutes}
      />
      <span className={styles.laneHours} data-over={left < 0 ? 'limit' : undefined}>
        {left < 0 ? (
          <>
            <b>{hoursWords(-left)}</b> over {hoursWords(minutes)} authorized
          </>
        ) : (
          <>
            <b>{hoursWords(left)}</b> left of {hoursWords(minutes)}
          </>
        )}
      </span>
    </>
  )
}

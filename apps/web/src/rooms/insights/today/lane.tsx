import type { DayVisit } from '@homeward/contract/insights/dashboard'
import { millis } from '@homeward/domain/time/zone'
import type { VisitMoment } from '@homeward/domain/visits/moment'
import { Button } from '@mantine/core'
import { to } from '../../../plumbing/paths/to.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Avatar } from '../../../ui/text/avatar.tsx'
import { telephone } from '../../../ui/text/phone.tsx'
import type { Axis } from './axis.ts'
import { momentIcons } from './legend.tsx'
import styles from './today.module.css'
import { troubleWords } from './words.ts'

type Props = { visit: DayVisit; axis: Axis; now: number }

/** Moments of a visit that another caregiver can take. */
const coverable: readonly VisitMoment[] = ['late', 'open']

/** Moments about which its caregiver can say more. */
const callable: readonly VisitMoment[] = ['late', 'no_check_out']

/** A visit that needs somebody: who, when, and what is the matter; it leads to where that is settled. */
export const Lane = ({ visit, axis, now }: Props) => {
  const can = useCan()
  const Icon = momentIcons[visit.moment]
  const [from, to_] = [axis.at(visit.starts_at), axis.at(visit.ends_at)]
  return (
    <li className={styles.laneItem}>
      <PageLink href={to('visit', { id: visit.id })} className={styles.lane}>
        <span className={styles.who}>
          <Avatar name={visit.client.name} kind="client" />
          <span
            className={styles.names}
            title={`${visit.client.name}, ${visit.agent?.name ?? 'unassigned'}`}
          >
            <b>{visit.client.name}</b> {visit.agent?.name ?? 'Unassigned'}
          </span>
        </span>
        <span className={styles.track} aria-hidden>
          <i
            className={styles.bar}
            data-moment={visit.moment}
            style={{ left: `${from}%`, width: `${Math.max(0.5, to_ - from)}%` }}
          >
            {visit.moment === 'late' && <em style={{ width: `${lateShare(visit, now)}%` }} />}
          </i>
        </span>
        <span className={styles.trouble} data-moment={visit.moment}>
          {Icon && <Icon size={14} stroke={2} aria-hidden />}
          {troubleWords(visit, now)}
        </span>
      </PageLink>
      <span className={styles.acts}>
        {callable.includes(visit.moment) && visit.agent?.phone && (
          <Button
            component="a"
            href={telephone(visit.agent.phone)}
            variant="default"
            size="compact-xs"
            aria-label={`Call ${visit.agent.name}`}
          >
            Call
          </Button>
        )}
        {coverable.includes(visit.moment) && can('visits.schedule') && (
          <Button
            component={PageLink}
            href={to('visit.staffing', { visitId: visit.id })}
            variant="default"
            size="compact-xs"
            aria-label={`Cover the visit for ${visit.client.name}`}
          >
            Cover
          </Button>
        )}
      </span>
    </li>
  )
}

/** How much of a late visit's time has passed, in percent. */
const lateShare = ({ starts_at, ends_at }: DayVisit, now: number): number => {
  const [from, to_] = [millis(starts_at), millis(ends_at)]
  return Math.min(100, Math.max(0, ((now - from) / (to_ - from)) * 100))
}

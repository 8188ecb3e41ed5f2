import {
  needsSomebody,
  type VisitMoment,
  visitMomentLabels,
  visitMoments,
} from '@homeward/domain/visits/moment'
import {
  IconCalendar,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconClockExclamation,
  IconLogout,
  type TablerIcon,
} from '@tabler/icons-react'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import styles from './today.module.css'
import type { Counts } from './words.ts'

export const momentIcons: Record<VisitMoment, TablerIcon | null> = {
  missed: IconCircleX,
  late: IconClockExclamation,
  no_check_out: IconLogout,
  open: IconCircleDashed,
  // A dot that breathes.
  in_progress: null,
  done: IconCircleCheck,
  to_come: IconCalendar,
}

type Props = {
  counts: Counts
  /** How the list of the day is addressed. */
  listed: Record<string, string>
}

/** The states of the day with their numbers, each of which opens its list; what is empty and calm is left out. */
export const Legend = ({ counts, listed }: Props) => (
  <ul className={styles.legend}>
    {visitMoments
      .filter((moment) => counts[moment] > 0 || !needsSomebody(moment))
      .map((moment) => {
        const Icon = momentIcons[moment]
        return (
          <li key={moment}>
            <PageLink
              href={to('visits', {}, { ...listed, moment })}
              className={styles.state}
              data-moment={moment}
            >
              {Icon ? (
                <Icon size={14} stroke={2} aria-hidden />
              ) : (
                <span className={styles.pulse} aria-hidden />
              )}
              <b>{counts[moment]}</b> {visitMomentLabels[moment].toLowerCase()}
            </PageLink>
          </li>
        )
      })}
  </ul>
)

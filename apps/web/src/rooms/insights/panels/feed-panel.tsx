import { type DayVisit, visitSummary } from '@homeward/contract/insights/dashboard'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { queryOf } from '../../../plumbing/query.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Avatar } from '../../../ui/text/avatar.tsx'
import { inZone } from '../../../ui/text/dates.ts'
import { timeWords } from '../../../ui/text/short-times.ts'
import { useZone } from '../../../ui/text/zone.tsx'
import { visitsOf } from '../lists.ts'
import type { Office } from '../office.ts'
import { dayAsked } from '../today/on-day.ts'
import { AllWell, DashboardPanel } from './panel.tsx'
import styles from './panels.module.css'

const mostLines = 6

type Punch = { at: string; words: 'checked in' | 'checked out'; visit: DayVisit }

/** The newest check-ins and check-outs of visits, newest first. */
const newestPunches = (visits: readonly DayVisit[], most: number): Punch[] =>
  visits
    .flatMap((visit): Punch[] => [
      ...(visit.check_in_at
        ? [{ at: visit.check_in_at, words: 'checked in', visit } as const]
        : []),
      ...(visit.check_out_at
        ? [{ at: visit.check_out_at, words: 'checked out', visit } as const]
        : []),
    ])
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .slice(0, most)

/** What caregivers just did. The visits of the day are asked anew with every change, and bring it along. */
export const FeedPanel = ({ today, office }: { today: string; office: Office }) => {
  const zone = useZone()
  const query = useQuery({
    ...queryOf(visitSummary, dayAsked(today, office)),
    meta: { quiet: true },
  })
  return (
    <DashboardPanel
      title="Just now"
      live
      query={query}
      all={() => ({
        words: 'Visits today',
        href: visitsOf(office, { from: today, through: today }),
      })}
    >
      {({ visits }) => {
        const punches = newestPunches(visits, mostLines)
        if (punches.length === 0)
          return <AllWell>The first check-in of the day shows here.</AllWell>
        return (
          <ul className={styles.lines}>
            {punches.map(({ at, words, visit }) => (
              <li key={`${visit.id} ${words}`}>
                <PageLink href={to('visit', { id: visit.id })} className={styles.ending}>
                  <time dateTime={at}>{timeWords(inZone(at, zone).clock)}</time>{' '}
                  <Avatar name={visit.agent?.name ?? visit.client.name} kind="person" />
                  <span
                    className={styles.names}
                    title={`${visit.agent?.name ?? ''} ${words}, ${visit.client.name}`}
                  >
                    <b>{visit.agent?.name ?? 'Someone'}</b> {words} · {visit.client.name}
                  </span>
                </PageLink>
              </li>
            ))}
          </ul>
        )
      }}
    </DashboardPanel>
  )
}

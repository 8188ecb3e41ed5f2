import { type DayVisit, officeNews, visitSummary } from '@homeward/contract/insights/dashboard'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { liveTopic } from '../../../plumbing/live/topics.ts'
import { keyOf, queryOf } from '../../../plumbing/query.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Avatar } from '../../../ui/text/avatar.tsx'
import { inZone } from '../../../ui/text/dates.ts'
import { timeWords } from '../../../ui/text/short-times.ts'
import { useZone } from '../../../ui/text/zone.tsx'
import { visitsOf } from '../lists.ts'
import { type Office, ofOffice } from '../office.ts'
import { dayAsked } from '../today/on-day.ts'
import { type Line, newsLines } from './news-lines.ts'
import { AllWell, DashboardPanel } from './panel.tsx'
import { panelMeta } from './panel-meta.ts'
import styles from './panels.module.css'

const mostLines = 5

liveTopic(['visit', 'transmission', 'era'], () => [keyOf('insights', officeNews)])

/** The newest check-ins and check-outs of visits. */
const punchesOf = (visits: readonly DayVisit[]): Line[] =>
  visits.flatMap((visit): Line[] => {
    const line = {
      who: visit.agent?.name ?? 'Someone',
      whom: visit.client.name,
      href: to('visit', { id: visit.id }),
    }
    const { id, check_in_at: from, check_out_at: until } = visit
    return [
      ...(from ? [{ ...line, key: `${id} in`, at: from, words: 'checked in' }] : []),
      ...(until ? [{ ...line, key: `${id} out`, at: until, words: 'checked out' }] : []),
    ]
  })

const newest = (lines: readonly Line[], most: number): Line[] =>
  lines.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, most)

/** What caregivers and the office just did. Both are asked anew with every change of a visit. */
export const FeedPanel = ({ today, office }: { today: string; office: Office }) => {
  const zone = useZone()
  const query = useQuery({
    ...queryOf(visitSummary, dayAsked(today, office)),
    meta: { quiet: true },
  })
  const can = useCan()
  const acts = useQuery({
    ...queryOf(officeNews, ofOffice(office)),
    enabled: can('visits.review'),
    meta: panelMeta,
  })
  const done = newsLines(acts.data?.news ?? [])
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
        const lines = newest([...punchesOf(visits), ...done], mostLines)
        if (lines.length === 0) return <AllWell>The first check-in of the day shows here.</AllWell>
        return (
          <ul className={styles.lines}>
            {lines.map(({ key, at, who, words, whom, href }) => (
              <li key={key}>
                <PageLink href={href} className={styles.ending}>
                  <time dateTime={at}>{timeWords(inZone(at, zone).clock)}</time>{' '}
                  <Avatar name={who} kind="person" />
                  <span className={styles.names} title={`${who} ${words} ${whom}`.trim()}>
                    <b>{who}</b> {words}
                    {whom && ` · ${whom}`}
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

import type { OutputOf } from '@homeward/contract/endpoint'
import { authorizedHours } from '@homeward/contract/insights/money'
import { addDays } from '@homeward/domain/time/zone'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { queryOf } from '../../../plumbing/query.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { visitsOf } from '../lists.ts'
import { type Office, ofOffice } from '../office.ts'
import { countWords } from '../../../ui/text/count-words.ts'
import { EvvLine } from './evv-line.tsx'
import { hoursWords, percentOf, shortDay } from './figures.ts'
import styles from './hours.module.css'
import { AllWell, DashboardPanel } from './panel.tsx'
import { panelMeta } from './panel-meta.ts'

type Week = OutputOf<typeof authorizedHours>['weeks'][number]

/** Twelve weeks are read for it; they change little from one look to the next. */
const staleTime = 10 * 60_000

const shareOf = ({ total_approved_minutes, total_authorized_minutes }: Week) =>
  percentOf(total_approved_minutes, total_authorized_minutes)

/** What payors authorized and what was approved of it, week by week; each week opens its visits. */
export const HoursPanel = ({ office }: { office: Office }) => {
  const query = useQuery({
    ...queryOf(authorizedHours, ofOffice(office)),
    staleTime,
    meta: panelMeta,
  })
  return (
    <DashboardPanel
      title="Authorized and delivered"
      query={query}
      all={() => ({ words: 'Authorizations', href: to('authorizations', {}, office.address) })}
    >
      {({ weeks }) => (
        <>
          {weeks.every((week) => week.total_authorized_minutes + week.approved_visits === 0) ? (
            <AllWell>No authorizations and no approved visits in these weeks yet.</AllWell>
          ) : (
            <Weeks weeks={weeks} office={office} />
          )}
          <EvvLine office={office} />
        </>
      )}
    </DashboardPanel>
  )
}

const Weeks = ({ weeks, office }: { weeks: readonly Week[]; office: Office }) => {
  const most = Math.max(
    1,
    ...weeks.flatMap((week) => [week.total_authorized_minutes, week.total_approved_minutes]),
  )
  const current = weeks.at(-1)
  const listed = ({ start_date }: Week) =>
    visitsOf(office, { from: start_date, through: addDays(start_date, 6) }, { status: 'approved' })
  return (
    <>
      <LastWeek week={weeks.at(-2)} listed={listed} />
      <ol className={styles.weeks}>
        {weeks.map((week, at) => (
          <li key={week.start_date}>
            <PageLink href={listed(week)} className={styles.week} title={inWords(week)}>
              <small aria-hidden>
                {week === current ? 'to date' : (shareOf(week)?.toFixed(0) ?? '–').concat('%')}
              </small>
              <span className={styles.bars} aria-hidden>
                <i style={{ height: `${(week.total_authorized_minutes / most) * 100}%` }} />
                <em
                  data-current={week === current || undefined}
                  style={{ height: `${(week.total_approved_minutes / most) * 100}%` }}
                />
              </span>
              <small aria-hidden>{at % 4 === 0 && shortDay(week.start_date)}</small>
              <span className={styles.spoken}>{inWords(week)}</span>
            </PageLink>
          </li>
        ))}
      </ol>
    </>
  )
}

const inWords = (week: Week): string =>
  `Week of ${shortDay(week.start_date)}: ${hoursWords(week.total_approved_minutes)} approved of ` +
  `${hoursWords(week.total_authorized_minutes)} authorized, ${countWords(week.approved_visits, 'visit')}`

type LastProps = { week: Week | undefined; listed: (week: Week) => string }

/** The last week that is over, in one sentence. */
const LastWeek = ({ week, listed }: LastProps) => {
  const share = week && shareOf(week)
  if (!week || share === null) return null
  return (
    <p className={styles.last}>
      <b>{share}%</b> of {hoursWords(week.total_authorized_minutes)} last week,{' '}
      <PageLink href={listed(week)}>{countWords(week.approved_visits, 'approved visit')}</PageLink>
    </p>
  )
}

import { coverageSummary } from '@homeward/contract/insights/work'
import type { OutputOf } from '@homeward/contract/endpoint'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { liveTopic } from '../../../plumbing/live/topics.ts'
import { keyOf, queryOf } from '../../../plumbing/query.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { weekdayWord } from '../../../ui/text/dates.ts'
import { hourWords } from '../../../ui/text/short-times.ts'
import { visitsOf } from '../lists.ts'
import { type Office, ofOffice } from '../office.ts'
import { countWords } from '../../../ui/text/count-words.ts'
import { hoursWords, shortDay } from './figures.ts'
import styles from './coverage.module.css'
import { AllWell, DashboardPanel } from './panel.tsx'
import { panelMeta } from './panel-meta.ts'
import parts from './panels.module.css'

liveTopic('visit', () => [keyOf('insights', coverageSummary)])

type Day = OutputOf<typeof coverageSummary>['days'][number]
type Props = { today: string; office: Office }

/** How today and the next days are covered, hour by hour; what is open leads to its list. */
export const CoveragePanel = ({ today, office }: Props) => {
  const query = useQuery({
    ...queryOf(coverageSummary, ofOffice(office)),
    meta: panelMeta,
  })
  const openOf = (days: readonly Day[]) => days.reduce((sum, { open }) => sum + open, 0)
  const listed = (days: readonly Day[]) =>
    visitsOf(
      office,
      { from: days[0]?.date ?? today, through: days.at(-1)?.date ?? today },
      { moment: 'open' },
    )
  return (
    <DashboardPanel
      title="Today and the next 3 days"
      query={query}
      all={({ days }) =>
        openOf(days) > 0
          ? { words: `Fill ${countWords(openOf(days), 'open visit')}`, href: listed(days) }
          : null
      }
    >
      {({ days }) => (
        <>
          <ul className={styles.days}>
            {days.map((day) => (
              <DayLine key={day.date} day={day} days={days} today={today} office={office} />
            ))}
          </ul>
          <HourLine days={days} />
          {openOf(days) > 0 ? (
            <p className={parts.foot}>
              <PageLink href={listed(days)}>{countWords(openOf(days), 'open visit')}</PageLink>,{' '}
              {hoursWords(days.reduce((sum, { open_minutes }) => sum + open_minutes, 0))} of care
            </p>
          ) : (
            <AllWell>
              {days.some(({ visits }) => visits > 0)
                ? 'Every visit has a caregiver.'
                : 'No visits are planned for these days.'}
            </AllWell>
          )}
        </>
      )}
    </DashboardPanel>
  )
}

/** The hours that the days are shown from and through: 6 a.m. to 9 p.m., and further where visits start. */
const shownHours = (days: readonly Day[]): number[] => {
  const hours = days.flatMap((day) => day.hours.map(({ hour }) => hour))
  const [from, through] = [Math.min(6, ...hours), Math.max(21, ...hours)]
  return Array.from({ length: through - from + 1 }, (_, step) => from + step)
}

const DayLine = ({ day, days, today, office }: Props & { day: Day; days: readonly Day[] }) => {
  const fullest = Math.max(1, ...days.flatMap(({ hours }) => hours.map(({ visits }) => visits)))
  const href = visitsOf(
    office,
    { from: day.date, through: day.date },
    { moment: day.open > 0 ? 'open' : 'takes_place' },
  )
  return (
    <li>
      <PageLink href={href} className={styles.day}>
        <span className={styles.date}>
          <b>{day.date === today ? 'Today' : weekdayWord(day.date)}</b>{' '}
          <small>{shortDay(day.date)}</small>
        </span>{' '}
        <span className={styles.hours} aria-hidden>
          {shownHours(days).map((hour) => {
            const at = day.hours.find((one) => one.hour === hour)
            const title = at && `${hourWords(hour)}: ${at.open} of ${at.visits} open`
            return (
              <i
                key={hour}
                title={title}
                data-open={at && at.open > 0 ? Math.min(3, at.open) : undefined}
                data-full={at && Math.ceil((4 * at.visits) / fullest)}
              >
                {at && at.open > 0 && at.open}
              </i>
            )
          })}
        </span>
        {day.open > 0 ? (
          <span className={styles.open}>
            <IconCircleDashed size={14} aria-hidden /> {day.open.toLocaleString('en-US')} open
          </span>
        ) : (
          <span className={styles.covered}>
            {day.visits > 0 && <IconCircleCheck size={14} aria-hidden />}{' '}
            {day.visits > 0 ? `${day.visits.toLocaleString('en-US')} covered` : 'No visits'}
          </span>
        )}
      </PageLink>
    </li>
  )
}

const HourLine = ({ days }: { days: readonly Day[] }) => (
  <div className={styles.day} aria-hidden>
    <span />
    <span className={styles.axis}>
      {shownHours(days).map((hour) => (
        <small key={hour}>{hour % 6 === 0 && hourWords(hour)}</small>
      ))}
    </span>
    <span />
  </div>
)

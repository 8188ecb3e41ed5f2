import { visitSummary } from '@homeward/contract/insights/dashboard'
import type { MomentFilter } from '@homeward/domain/visits/moment'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { queryOf } from '../../../plumbing/query.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { longDayWords, weekdayWord } from '../../../ui/text/dates.ts'
import type { Office } from '../office.ts'
import { dayAsked, onDay } from './on-day.ts'
import styles from './today.module.css'
import { countOf } from './words.ts'

/** The day in one sentence; each number opens its list. */
export const DaySentence = ({ day, office }: { day: string; office: Office }) => {
  const { data } = useQuery({
    ...queryOf(visitSummary, dayAsked(day, office)),
    meta: { quiet: true },
  })
  const date = `${weekdayWord(day)}, ${longDayWords(day)}`
  if (!data) return <p className={styles.sentence}>{date}.</p>
  const number = (filter: MomentFilter, words: (count: number) => string) => {
    const count = countOf(data.counts, filter)
    return (
      <PageLink href={to('visits', {}, { ...onDay(day, office), moment: filter })}>
        {`${count.toLocaleString('en-US')} ${words(count)}`}
      </PageLink>
    )
  }
  return (
    <p className={styles.sentence}>
      {date}. {number('takes_place', (count) => (count === 1 ? 'visit' : 'visits'))} today,{' '}
      {number('needs_someone', (count) => (count === 1 ? 'needs attention' : 'need attention'))}{' '}
      now.
    </p>
  )
}

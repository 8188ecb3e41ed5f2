import { arrivalSummary } from '@homeward/contract/insights/dashboard'
import type { Arrival } from '@homeward/domain/visits/arrival'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../plumbing/query.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { countWords } from '../../../ui/text/count-words.ts'
import { visitsOf } from '../lists.ts'
import { type Office, ofOffice } from '../office.ts'
import { percentOf } from '../panels/figures.ts'
import styles from './on-time.module.css'

/** A week is counted for it; one visit changes it little. */
const staleTime = 5 * 60_000

/** How much of the week began on time; nothing until the first visit should have. */
export const OnTime = ({ office }: { office: Office }) => {
  const { data } = useQuery({
    ...queryOf(arrivalSummary, ofOffice(office)),
    staleTime,
    meta: { quiet: true },
  })
  const share = data && percentOf(data.on_time, data.on_time + data.not_on_time)
  if (!data || share === null || share === undefined) return null
  const days = { from: data.start_date, through: data.end_date }
  const listed = (arrival: Arrival) => visitsOf(office, days, { arrival })
  return (
    <p className={styles.onTime}>
      <PageLink
        href={listed('on_time')}
        className={styles.share}
        title={countWords(data.on_time, 'visit')}
      >
        {share}%
      </PageLink>{' '}
      <span>on time this week</span>{' '}
      {data.not_on_time > 0 ? (
        <PageLink href={listed('not_on_time')}>
          {data.not_on_time.toLocaleString('en-US')} late or missed
        </PageLink>
      ) : (
        <span>every visit</span>
      )}
    </p>
  )
}

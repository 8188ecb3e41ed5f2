import { evvSummary } from '@homeward/contract/insights/evv'
import type { OutputOf } from '@homeward/contract/endpoint'
import { isTooMuchEntered, leastElectronic } from '@homeward/domain/verification/electronic'
import { silentAfter } from '@homeward/domain/verification/retries'
import { useQuery } from '@tanstack/react-query'
import { liveTopic } from '../../../plumbing/live/topics.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { keyOf, queryOf } from '../../../plumbing/query.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { durationWords } from '../../../ui/text/dates.ts'
import { useNow } from '../../../ui/text/use-now.ts'
import { visitsOf } from '../lists.ts'
import { type Office, ofOffice } from '../office.ts'
import { percentOf } from './figures.ts'
import { panelMeta } from './panel-meta.ts'
import styles from './panels.module.css'

liveTopic('vendor_verification', () => [keyOf('insights', evvSummary)])

const minute = 60_000
/** A month is counted for it; one record changes it little. */
const staleTime = 5 * minute

type Summary = OutputOf<typeof evvSummary>

/** What EVV vendors verified of the last 30 days, and what waits; nothing without an account. */
export const EvvLine = ({ office }: { office: Office }) => {
  const can = useCan()
  const { data } = useQuery({
    ...queryOf(evvSummary, ofOffice(office)),
    enabled: can('verifications.read'),
    staleTime,
    meta: panelMeta,
  })
  if (!data?.in_use) return null
  return (
    <p className={styles.foot} aria-label="EVV, last 30 days">
      <Verified data={data} office={office} />
      <Entered data={data} office={office} />
      <Waiting data={data} office={office} />
    </p>
  )
}

type Props = { data: Summary; office: Office }

const recordsOf = ({ id }: Office, filter: Record<string, string>): string =>
  to('admin.verifications', {}, { ...ofOffice({ id, address: {} }), ...filter })

const Verified = ({ data, office }: Props) => {
  const { told, verified, start_date, end_date } = data
  const share = percentOf(verified, told)
  if (share === null) return <>No visit was due at an EVV vendor</>
  const listed = recordsOf(office, {
    status: 'verified',
    kind: 'visit',
    'by_day[start_date]': start_date,
    'by_day[end_date]': end_date,
  })
  return (
    <PageLink href={listed}>
      {verified === told ? 'EVV: every visit verified' : `EVV: ${share}% verified`}
    </PageLink>
  )
}

const Entered = ({ data, office }: Props) => {
  const { approved, entered_by_staff: entered, start_date, end_date } = data
  const share = percentOf(entered, approved)
  if (share === null) return null
  const days = { from: start_date, through: end_date }
  return (
    <>
      {' · '}
      <PageLink
        href={visitsOf(office, days, { status: 'approved', entered_by_staff: 'true' })}
        data-pressing={isTooMuchEntered(entered, approved) || undefined}
        title={`States ask that at least ${leastElectronic}% are checked in and out electronically`}
      >
        {share}% entered by staff
      </PageLink>
    </>
  )
}

const Waiting = ({ data, office }: Props) => {
  const now = useNow(minute)
  const { stopped, unanswered, oldest_unanswered_at: oldest } = data
  const waited = oldest === null ? 0 : Math.max(0, now - Date.parse(oldest))
  return (
    <>
      {stopped > 0 && (
        <>
          {' · '}
          <PageLink href={recordsOf(office, { status: 'stopped' })} data-pressing>
            {stopped.toLocaleString('en-US')} held or rejected
          </PageLink>
        </>
      )}
      {unanswered > 0 && (
        <>
          {' · '}
          <PageLink
            href={recordsOf(office, { status: 'sent' })}
            data-pressing={waited > silentAfter * 1000 || undefined}
          >
            {unanswered.toLocaleString('en-US')} unanswered,{' '}
            {durationWords(Math.floor(waited / minute))}
          </PageLink>
        </>
      )}
    </>
  )
}

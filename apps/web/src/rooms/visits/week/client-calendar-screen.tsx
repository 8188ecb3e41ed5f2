import { getClient } from '@homeward/contract/clients/clients'
import { isDay } from '@homeward/domain/time/zone'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { to } from '../../../plumbing/paths/to.ts'
import { useFlatQuery, usePathParams } from '../../../plumbing/paths/use-params.ts'
import { queryOf } from '../../../plumbing/query.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useToday } from '../../../ui/text/today.ts'
import { AddVisits } from '../adding/add-visits.tsx'
import { CopyWeek } from './copy/copy-week.tsx'
import { daysOf, readSpan } from './span/board-span.ts'
import { ServiceHues, ServiceLegend } from './rows/service-hues.tsx'
import { SpanChoice } from './span/span-choice.tsx'
import { SpanNav } from './span/span-nav.tsx'
import { useBoard } from './use-board.ts'
import { WeekBoard } from './week-board.tsx'
import styles from './week.module.css'

/** R086: the schedule of one client. */
export const ClientCalendarScreen = () => (
  <ServiceHues>
    <Calendar />
  </ServiceHues>
)

const Calendar = () => {
  const { clientId, date } = usePathParams('client.calendar')
  const client = useQuery({ ...queryOf(getClient, { id: clientId }), meta: { quiet: true } })
  const today = useToday()
  const day = date !== undefined && isDay(date) ? date : today
  const span = readSpan(useFlatQuery().span)
  const days = useMemo(() => daysOf(span, day), [span, day])
  const board = useBoard({ days, kind: 'clients', clientId })
  const search = span === 'week' ? undefined : { span }
  const name = client.data?.name ?? 'Client'
  return (
    <Page
      actions={
        <>
          <CopyWeek day={days[0] ?? day} whose={{ client_id: clientId }} />
          <AddVisits clientId={clientId} />
        </>
      }
      title={client.data ? `${name}’s calendar` : 'Schedule'}
      crumbs={[
        { label: 'Clients', href: to('clients') },
        { label: name, href: to('client', { clientId }) },
      ]}
    >
      {client.error && client.data === undefined ? (
        <ErrorState error={client.error} onRetry={() => void client.refetch()} />
      ) : (
        <>
          <div className={styles.toolbar}>
            <SpanNav
              span={span}
              days={days}
              today={today}
              hrefOf={(next) => to('client.calendar', { clientId, date: next }, search)}
            />
            <SpanChoice span={span} />
          </div>
          <ServiceLegend visits={board.span?.visits ?? []} />
          <WeekBoard board={board} day={day} span={span} days={days} kind="clients" one />
        </>
      )}
    </Page>
  )
}

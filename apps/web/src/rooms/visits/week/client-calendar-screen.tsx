import { getClient } from '@homeward/contract/clients/clients'
import { isDay } from '@homeward/domain/time/zone'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { usePathParams } from '../../../plumbing/paths/use-params.ts'
import { queryOf } from '../../../plumbing/query.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useToday } from '../../../ui/text/today.ts'
import { AddVisits } from '../adding/add-visits.tsx'
import { WeekBoard } from './week-board.tsx'
import { WeekNav } from './week-nav.tsx'
import styles from './week.module.css'

/** R086: the week of one client. */
export const ClientCalendarScreen = () => {
  const { clientId, date } = usePathParams('client.calendar')
  const client = useQuery({ ...queryOf(getClient, { id: clientId }), meta: { quiet: true } })
  const today = useToday()
  const day = date !== undefined && isDay(date) ? date : today
  const name = client.data?.name ?? 'Client'
  return (
    <Page
      actions={<AddVisits clientId={clientId} />}
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
            <WeekNav
              day={day}
              today={today}
              hrefOf={(next) => to('client.calendar', { clientId, date: next })}
            />
          </div>
          <WeekBoard day={day} lanes="clients" clientId={clientId} />
        </>
      )}
    </Page>
  )
}

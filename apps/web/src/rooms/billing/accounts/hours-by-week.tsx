import { billingDashboard } from '@homeward/contract/insights/money'
import { addDays } from '@homeward/domain/time/zone'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { queryOf } from '../../../plumbing/query.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { DateText } from '../../../ui/text/values.tsx'
import { Answered } from './answered.tsx'
import { MoneyTable } from './money-table.tsx'

const hours = (minutes: number): string =>
  (minutes / 60).toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const share = (approved: number, authorized: number): string =>
  authorized === 0 ? '' : `${Math.round((approved * 100) / authorized)}%`

/** What payors authorized and what was approved of it, newest week first. */
export const HoursByWeek = () => {
  const query = useQuery(queryOf(billingDashboard, {}))
  return (
    <Card title="Hours by week">
      <Answered query={query}>
        {({ weeks }) => (
          <MoneyTable label="Hours by week" heads={['Week', 'Authorized', 'Approved', 'Share']}>
            <tbody>
              {weeks.map((week) => {
                const last = addDays(week.start_date, 6)
                const { total_authorized_minutes: given, total_approved_minutes: done } = week
                const list = to(
                  'visits',
                  {},
                  {
                    status: 'approved',
                    'by_scheduled_date[start_date]': week.start_date,
                    'by_scheduled_date[end_date]': last,
                  },
                )
                return (
                  <tr key={week.start_date}>
                    <th scope="row">
                      <PageLink href={list}>
                        <DateText day={week.start_date} /> – <DateText day={last} />
                      </PageLink>
                    </th>
                    <td>{hours(given)} h</td>
                    <td>{hours(done)} h</td>
                    <td>{share(done, given)}</td>
                  </tr>
                )
              })}
            </tbody>
          </MoneyTable>
        )}
      </Answered>
    </Card>
  )
}

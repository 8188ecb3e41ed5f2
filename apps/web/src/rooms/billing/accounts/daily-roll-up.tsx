import { claimsDashboard } from '@homeward/contract/billing/claims'
import { dailyStatusLabels } from '@homeward/domain/billing/daily-status'
import { addDays } from '@homeward/domain/time/zone'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { to } from '../../../plumbing/paths/to.ts'
import { queryOf } from '../../../plumbing/query.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { useToday } from '../../../ui/text/today.ts'
import { DateText, Money } from '../../../ui/text/values.tsx'
import { Answered } from './answered.tsx'
import { MoneyTable } from './money-table.tsx'

const shownDays = 30
/** So many are shown at first. */
const firstDays = 12

/** The claims of each of the last days of care as one status; a day opens its claims. */
export const DailyRollUp = () => {
  const end_date = useToday()
  const [all, setAll] = useState(false)
  const query = useQuery(
    queryOf(claimsDashboard, { start_date: addDays(end_date, -shownDays), end_date }),
  )
  return (
    <Card title="Claims by day of care">
      <Answered query={query}>
        {({ days }) =>
          days.length === 0 ? (
            <p>No claims for care of the last {shownDays} days.</p>
          ) : (
            <>
              <MoneyTable
                label="Claims by day"
                heads={['Day', 'Status', 'Claims', 'Charge']}
                words={['Status']}
              >
                <tbody>
                  {(all ? days : days.slice(-firstDays))
                    .toReversed()
                    .map(({ date, status, claims, charge_cents }) => (
                      <tr key={date}>
                        <th scope="row">
                          <PageLink
                            href={to(
                              'billing.claims',
                              {},
                              {
                                status: 'all',
                                'by_start_date[start_date]': date,
                                'by_start_date[end_date]': date,
                              },
                            )}
                          >
                            <DateText day={date} />
                          </PageLink>
                        </th>
                        <td data-words>
                          <StatusBadge status={status} label={dailyStatusLabels[status]} />
                        </td>
                        <td>{claims}</td>
                        <td>
                          <Money cents={charge_cents} />
                        </td>
                      </tr>
                    ))}
                </tbody>
              </MoneyTable>
              {!all && days.length > firstDays && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  color="gray"
                  onClick={() => setAll(true)}
                >
                  {`Show all ${days.length} days`}
                </Button>
              )}
            </>
          )
        }
      </Answered>
    </Card>
  )
}

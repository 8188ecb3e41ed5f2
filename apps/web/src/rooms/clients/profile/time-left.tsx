import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { durationWords } from '../../../ui/text/dates.ts'
import { useToday } from '../../../ui/text/today.ts'
import { authorizationsQuery } from '../queries.ts'
import { serviceNames } from '../../../ui/text/service-names.ts'

const periods = { week: 'this week', month: 'this month', total: 'in total' } as const

/** What is left of the authorizations in force, each with its period. */
export const TimeLeft = ({ clientId }: { clientId: string }) => {
  const today = useToday()
  const query = useQuery(authorizationsQuery(clientId))
  const inForce = query.data?.data.filter(
    ({ status, start_date: start, end_date: end }) =>
      status === 'active' && start <= today && today <= end,
  )
  if (inForce === undefined) return null
  if (inForce.length === 0) return ' · No active authorization'
  return (
    <>
      {' · '}
      <Text span inherit c={inForce.some((one) => one.left_minutes < 0) ? 'red' : undefined}>
        {inForce
          .map(
            ({ left_minutes: left, unit_period: period, services }) =>
              `${left < 0 ? `${durationWords(-left)} over` : `${durationWords(left)} left`} ${periods[period]}${inForce.length > 1 ? ` (${serviceNames(services)})` : ''}`,
          )
          .join(' · ')}
      </Text>
    </>
  )
}

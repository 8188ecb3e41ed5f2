import { lookAhead } from '@homeward/contract/visits/horizon'
import { addDays } from '@homeward/domain/time/zone'
import { horizonDays } from '@homeward/domain/visits/generation'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../plumbing/api/call.ts'
import { keyOf } from '../../../../plumbing/query.ts'
import { useCan } from '../../../../plumbing/session/session.ts'
import { useToday } from '../../../../ui/text/today.ts'

/** Has the visits of days beyond the horizon made as soon as somebody looks at them; they come in live. */
export const useHorizon = (through_day: string): void => {
  const can = useCan()
  const today = useToday()
  useQuery({
    queryKey: [...keyOf('horizon', lookAhead), through_day],
    queryFn: ({ signal }) => call(lookAhead, { through_day }, { signal }),
    enabled: can('careplans.read') && through_day > addDays(today, horizonDays),
    meta: { quiet: true, mayTimeOut: true },
  })
}

import { mostCharged, openVisitCharges } from '@homeward/contract/insights/work'
import type { VisitRow } from '@homeward/contract/visits/visits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../plumbing/api/call.ts'
import { keyOf } from '../../../plumbing/query.ts'
import { useCan } from '../../../plumbing/session/session.ts'

/** What the visits that look for a caregiver will be charged; undefined until it is known. */
export const useOpenMoney = (open: readonly VisitRow[]): number | undefined => {
  const can = useCan()
  const versions = open.map(({ id, lock_version }) => `${id} ${lock_version}`)
  const { data } = useQuery({
    queryKey: [...keyOf('insights', openVisitCharges), versions],
    queryFn: ({ signal }) =>
      call(
        openVisitCharges,
        { visit_ids: open.slice(0, mostCharged).map(({ id }) => id) },
        { signal },
      ),
    enabled: can('visits.schedule') && open.length > 0,
    placeholderData: keepPreviousData,
    meta: { quiet: true, mayTimeOut: true },
  })
  return open.length === 0 ? undefined : data?.charges.reduce((sum, { cents }) => sum + cents, 0)
}

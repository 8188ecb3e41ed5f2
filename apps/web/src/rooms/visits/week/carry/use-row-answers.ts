import { judgeAssignments, type Verdict } from '@homeward/contract/visits/assignment'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../plumbing/api/call.ts'
import { keyOf } from '../../../../plumbing/query.ts'
import type { Lane } from '../rows/lanes.ts'
import type { Carry } from './use-carry.ts'

/** What a row says to the visit that is carried over one of its days. */
export type RowAnswer = { day: string; verdict: Verdict }

const none: ReadonlyMap<string, RowAnswer> = new Map()

/** The answers of the caregivers' rows in sight, on the day over which a visit is carried. */
export const useRowAnswers = (
  { visit, cell, carried }: Carry,
  inSight: readonly Lane[],
): ReadonlyMap<string, RowAnswer> => {
  const day = cell?.day
  const stays = day === visit?.scheduled_date ? visit?.agent?.id : undefined
  const { agent_id, scheduled_date, ...times } = carried?.kind === 'change' ? carried.change : {}
  // Longer or later where it is: nobody else is asked.
  const inPlace =
    Object.keys(times).length > 0 && agent_id === undefined && scheduled_date === undefined
  const ids =
    visit && day && !inPlace
      ? inSight.filter(({ kind, id }) => kind === 'caregiver' && id !== stays).map(({ id }) => id)
      : []
  const { data } = useQuery({
    queryKey: [...keyOf('visits', judgeAssignments), 'rows', visit?.id, day, times, ids],
    queryFn: async ({ signal }) => {
      const proposals = ids.map((agent_id) => ({
        visit_id: visit?.id ?? '',
        agent_id,
        scheduled_date: day,
        ...times,
      }))
      const { verdicts } = await call(judgeAssignments, { proposals }, { signal })
      return new Map(
        verdicts.flatMap(({ agent_id, verdict }) =>
          agent_id && verdict && day ? [[agent_id, { day, verdict }] as const] : [],
        ),
      )
    },
    enabled: ids.length > 0,
    meta: { quiet: true, mayTimeOut: true },
  })
  return data ?? none
}

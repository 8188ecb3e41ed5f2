import { getAbsenceEffect } from '@homeward/contract/visits/absences'
import { isDay } from '@homeward/domain/time/zone'
import { Text } from '@mantine/core'
import { skipToken, useQuery } from '@tanstack/react-query'
import { queryOf } from '../../plumbing/query.ts'
import type { AwayValues } from './away-values.ts'

type Props = {
  /** Who is away. */
  who: { agent_id: string } | { client_id: string }
  /** The absence that is changed. */
  id: string | undefined
  values: AwayValues
  /** What becomes of the visits that it takes: "must be covered". */
  taken: string
}

/** How many visits an absence will take off the schedule or give back, before it is saved. */
export const EffectNote = ({ who, id, values, taken }: Props) => {
  const { start_date, start_time, end_date, end_time } = values
  const known = Object.values(who).every(Boolean) && isDay(start_date)
  const asked = queryOf(getAbsenceEffect, {
    ...who,
    start_date,
    ...(id && { absence_id: id }),
    ...(isClock(start_time) && { start_time }),
    ...(isDay(end_date) && { end_date }),
    ...(isDay(end_date) && isClock(end_time) && { end_time }),
  })
  const { data } = useQuery({
    ...asked,
    ...(!known && { queryFn: skipToken }),
    meta: { quiet: true, mayTimeOut: true },
  })
  if (!known || !data) return null
  return (
    <Text size="sm" role="status">
      {data.taken === 0 && 'No planned visits are affected.'}
      {data.taken > 0 && `${visits(data.taken)} ${taken}.`}
      {data.given_back > 0 && ` ${visits(data.given_back)} will be given back.`}
    </Text>
  )
}

/** Whether a time is typed to its end. */
const isClock = (text: string): boolean => /^\d{2}:\d{2}$/.test(text)

const visits = (count: number): string => (count === 1 ? '1 visit' : `${count} visits`)

import * as contract from '@homeward/contract/insights/evv'
import { addDays } from '@homeward/domain/time/zone'
import { verb } from '../../plumbing/http/verb.ts'
import { evvStanding } from '../verification/door.ts'
import { enteredOfDays } from '../visits/door.ts'

const lastDays = 30

export const evvSummary = verb(contract.evvSummary, async (ctx, { office_id: officeId }) => {
  const days = { start: addDays(ctx.today, -lastDays), end: ctx.today }
  const { inUse, oldest, ...counts } = await evvStanding(ctx, { ...days, officeId })
  const { approved, entered } = await enteredOfDays(ctx, { ...days, officeId })
  return {
    in_use: inUse,
    start_date: days.start,
    end_date: days.end,
    ...counts,
    approved,
    entered_by_staff: entered,
    oldest_unanswered_at: oldest,
  }
})

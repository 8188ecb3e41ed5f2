import * as contract from '@homeward/contract/visits/horizon'
import { addDays, earlierDay } from '@homeward/domain/time/zone'
import { horizonDays, longestHorizonDays } from '@homeward/domain/visits/generation'
import { verb } from '../../../plumbing/http/verb.ts'
import { lockPlansToFill } from '../generation/generation-store.ts'

/** Has visits made through a day beyond the horizon, because somebody looks at it. */
export const lookAhead = verb(contract.lookAhead, async (ctx, { through_day }) => {
  const throughDay = earlierDay(through_day, addDays(ctx.today, longestHorizonDays))
  if (throughDay <= addDays(ctx.today, horizonDays)) {
    return { through_day: throughDay, creating: false }
  }
  const window = { careplanIds: undefined, today: ctx.today, throughDay }
  const creating = (await lockPlansToFill(ctx.tx, window, null, 1)).length > 0
  if (creating) {
    await ctx.enqueue(
      'visits.extend_to',
      { through_day: throughDay },
      { key: `visits.extend_to ${ctx.agency.id} ${throughDay}` },
    )
  }
  return { through_day: throughDay, creating }
})

import * as contract from '@homeward/contract/insights/dashboard'
import { verb } from '../../plumbing/http/verb.ts'
import { dayOfVisits } from '../visits/door.ts'

export const visitSummary = verb(
  contract.visitSummary,
  async (ctx, { date = ctx.today, office_id }) => ({
    date,
    time_zone: ctx.agency.timeZone,
    ...(await dayOfVisits(ctx, { day: date, officeId: office_id, most: contract.mostVisits })),
  }),
)

import type { Ctx } from '../../plumbing/context.ts'
import { type AnyTask, task } from '../../plumbing/jobs/task.ts'
import { followAbsence } from './absences/follow-absence.ts'
import { followAgentLeft } from './leaving/follow-agent-left.ts'
import { followCareplan } from './generation/follow-careplan.ts'
import { followClientLeft } from './leaving/follow-client-left.ts'
import { advanceOffer } from './offers/advance-offer.ts'
import { sweepOffers } from './offers/sweep-offers.ts'
import { extendVisits } from './horizon/extend-visits.ts'
import { reportTask } from '../reports/door.ts'
import { visitReport } from './reports/visit-report.ts'

const follow = (ctx: Ctx, { careplan_id }: { careplan_id: string }) =>
  followCareplan(ctx, careplan_id)

export const tasks: readonly AnyTask[] = [
  reportTask(visitReport),
  task({ name: 'visits.generate', run: follow }),
  task({ name: 'visits.withdraw', run: follow }),
  task({
    name: 'visits.unassign',
    run: (ctx, { agent_id, from }) => followAgentLeft(ctx, agent_id, from),
  }),
  task({
    name: 'visits.cancel_left',
    run: (ctx, { client_id }) => followClientLeft(ctx, client_id),
  }),
  task({
    name: 'visits.follow_agent_absence',
    run: (ctx, { absence_id }) => followAbsence(ctx, 'agent', absence_id),
  }),
  task({
    name: 'visits.follow_client_absence',
    run: (ctx, { absence_id }) => followAbsence(ctx, 'client', absence_id),
  }),
  task({
    name: 'visits.advance_offer',
    run: (ctx, { offer_id }) => advanceOffer(ctx, offer_id),
  }),
  task({ name: 'visits.sweep_offers', every: '*/5 * * * *', run: sweepOffers }),
  task({
    name: 'visits.extend',
    every: '15 8 * * *',
    run: (ctx) => extendVisits(ctx),
  }),
  task({
    name: 'visits.extend_to',
    run: (ctx, { through_day }) => extendVisits(ctx, through_day),
  }),
]

import { addDays } from '@homeward/domain/time/zone'
import { type Task, task } from '../../plumbing/jobs/task.ts'
import { followVisit, recompute } from './recompute.ts'
import { followReply } from './sheets/pay-questions.ts'

/** Weeks that are computed again each night, in case something changed that no event tells. */
const nightlyWeeks = 3

export const tasks: readonly Task[] = [
  task({
    name: 'payroll.follow_approved',
    run: (ctx, { visit_id }) => followVisit(ctx, visit_id),
  }),
  task({
    name: 'payroll.follow_reopened',
    run: (ctx, { visit_id }) => followVisit(ctx, visit_id),
  }),
  task({ name: 'payroll.follow_worked', run: (ctx, { visit_id }) => followVisit(ctx, visit_id) }),
  task({ name: 'payroll.follow_reply', run: followReply }),
  task({
    name: 'payroll.follow_pay',
    run: (ctx, { agent_id }) => recompute(ctx, '2000-01-01', agent_id),
  }),
  task({
    name: 'payroll.recompute',
    run: (ctx, { from, agent_id }) => recompute(ctx, from, agent_id),
  }),
  task({
    name: 'payroll.nightly',
    every: '45 8 * * *',
    run: (ctx) => recompute(ctx, addDays(ctx.today, -7 * nightlyWeeks), null),
  }),
]

import type { Task } from '../../plumbing/jobs/worker.ts'
import { expireCareplans } from './careplan-store.ts'
import { todayOf } from './today.ts'

export const tasks: readonly Task[] = [
  {
    // Until it has run, reading decides by the dates; afterwards the stored status says the same.
    name: 'care.expire_careplans',
    every: '5 8 * * *',
    async run(ctx) {
      for (const { id, before } of await expireCareplans(ctx.tx, todayOf(ctx))) {
        await ctx.record({
          action: 'careplan.expired',
          type: 'careplan',
          id,
          before: { status: before },
          after: { status: 'inactive' },
        })
        await ctx.live('careplan', id)
      }
    },
  },
]

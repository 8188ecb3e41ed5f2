import { type Task, task } from '../../plumbing/jobs/task.ts'
import { placeAgentAddress } from './address-position-store.ts'

/** Stores the position of a person's address once a geocoder or someone in the office found it. */
export const tasks: readonly Task[] = [
  task({
    name: 'caregivers.place_address',
    async run(ctx, { address_id, ...spot }) {
      const placed = await placeAgentAddress(ctx.tx, address_id, spot)
      if (placed) await ctx.live('agent', placed.agent_id)
    },
  }),
]

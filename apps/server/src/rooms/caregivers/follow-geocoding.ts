import { type Task, task } from '../../plumbing/jobs/task.ts'
import { placeAgentAddress } from './address-position-store.ts'

/** Keeps where an address of a person lies, once a geocoder or somebody in the office found it. */
export const tasks: readonly Task[] = [
  task({
    name: 'caregivers.place_address',
    async run(ctx, { address_id, ...spot }) {
      const placed = await placeAgentAddress(ctx.tx, address_id, spot)
      if (placed) await ctx.live('agent', placed.agent_id)
    },
  }),
]

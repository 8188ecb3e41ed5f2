import { z } from 'zod'
import type { Task } from '../../plumbing/jobs/worker.ts'
import { placeAgentAddress } from './address-position-store.ts'

const Located = z.object({
  address_id: z.uuid(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})

/** Keeps where an address of a person lies, once a geocoder or somebody in the office found it. */
export const tasks: readonly Task[] = [
  {
    name: 'caregivers.place_address',
    after: 'agent_address.located',
    async run(ctx, payload) {
      const { address_id, ...spot } = Located.parse(payload)
      const placed = await placeAgentAddress(ctx.tx, address_id, spot)
      if (placed) await ctx.live('agent', placed.agent_id)
    },
  },
]

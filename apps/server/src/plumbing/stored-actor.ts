import { roles } from '@homeward/domain/identity/roles'
import { z } from 'zod'

/** The person who requested a job's work, stored with it, so the result belongs to them. */
export const storedActor = z.object({
  kind: z.literal('person'),
  userId: z.uuid(),
  agentId: z.uuid().nullable(),
  role: z.enum(roles),
  name: z.string(),
  superAdmin: z.boolean(),
  offices: z.array(z.uuid()).nullable().default(null),
})

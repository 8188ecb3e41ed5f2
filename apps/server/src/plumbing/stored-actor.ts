import { roles } from '@homeward/domain/identity/roles'
import { z } from 'zod'

/** Who wanted work that a job does, as it is kept with the work, so that what is made of it is theirs. */
export const storedActor = z.object({
  kind: z.literal('person'),
  userId: z.uuid(),
  agentId: z.uuid().nullable(),
  role: z.enum(roles),
  name: z.string(),
  superAdmin: z.boolean(),
})

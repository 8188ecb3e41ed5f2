import { z } from 'zod'
import { storedActor } from '../../../plumbing/stored-actor.ts'

/** Who brought a file of remittances: a person, or the job that found it at a connection. */
export const bringer = z.union([
  storedActor,
  z.object({ kind: z.literal('job'), name: z.string() }),
])
export type Bringer = z.infer<typeof bringer>

import { elementsOf } from '@homeward/domain/verification/elements'
import { z } from 'zod'
import type { Ctx } from '../../../plumbing/context.ts'
import { findSent } from './record-store.ts'

const Name = z.object({ firstName: z.string(), lastName: z.string() })
const Punch = z.object({
  at: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})

/** The parts of a visit that was sent, of which its elements are read. */
const SentVisit = z.object({
  client: Name,
  agent: Name.nullable(),
  service: z
    .object({ procedureCode: z.string(), modifiers: z.array(z.string()), name: z.string() })
    .nullable(),
  day: z.string(),
  checkIn: Punch.nullable(),
  checkOut: Punch.nullable(),
  corrected: z.object({ checkIn: z.string().nullable(), checkOut: z.string().nullable() }),
  address: z
    .object({ street: z.string(), city: z.string(), state: z.string(), zip: z.string() })
    .nullable(),
})

/** The six elements of a visit as they were sent last; none before the first sending. */
export async function elementsToTell(ctx: Ctx, id: string) {
  const row = await findSent(ctx.tx, id)
  const visit = SentVisit.nullable().parse(row?.sent ?? null)
  return visit === null ? [] : elementsOf(visit, ctx.agency.timeZone)
}

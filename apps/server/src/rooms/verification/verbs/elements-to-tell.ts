import { elementsOf } from '@homeward/domain/verification/elements'
import { z } from 'zod'
import type { Ctx } from '../../../plumbing/context.ts'
import { findSent } from './record-store.ts'

const Punch = z.object({
  at: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
})

/** What is kept of a visit that was sent, without names. */
const SentVisit = z.object({
  day: z.string(),
  service: z.string().nullable(),
  modifiers: z.array(z.string()),
  agent_id: z.string().nullable(),
  check_in: Punch.nullable(),
  check_out: Punch.nullable(),
  corrected: z.object({ checkIn: z.string().nullable(), checkOut: z.string().nullable() }),
})

type Named = { id: string; name: string; agent_name: string | null }

/** The six elements of a visit as they were sent last; none before the first sending. */
export async function elementsToTell(ctx: Ctx, { id, name, agent_name }: Named) {
  const row = await findSent(ctx.tx, id)
  const visit = SentVisit.nullable().parse(row?.sent ?? null)
  if (visit === null) return []
  const { service, modifiers, agent_id, check_in, check_out, ...rest } = visit
  const told = {
    ...rest,
    client: { firstName: name, lastName: '' },
    agent: agent_id === null ? null : { firstName: agent_name ?? '', lastName: '' },
    service: service === null ? null : { procedureCode: service, modifiers, name: '' },
    checkIn: check_in,
    checkOut: check_out,
    address: null,
  }
  return elementsOf(told, ctx.agency.timeZone)
}

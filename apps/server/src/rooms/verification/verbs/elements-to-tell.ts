import { elementsOf } from '@homeward/domain/verification/elements'
import { z } from 'zod'
import type { Ctx } from '../../../plumbing/context.ts'
import { loadPlaces } from '../records/load-places.ts'
import { loadWishes } from '../records/load-wishes.ts'
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

type Shown = {
  id: string
  parent_id: string
  account: { id: string }
  name: string
  agent_name: string | null
}

/** The six elements of a visit as they were sent last, or as they would be told. */
export async function elementsToTell(ctx: Ctx, shown: Shown) {
  const { name, agent_name } = shown
  const row = await findSent(ctx.tx, shown.id)
  const visit = SentVisit.nullable().parse(row?.sent ?? null)
  if (visit === null) return elementsAhead(ctx, shown)
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

/** What a visit that was never sent would tell; nothing where it is gone. */
async function elementsAhead(ctx: Ctx, { parent_id: parentId, account }: Shown) {
  const place = (await loadPlaces(ctx)).places.get(account.id)
  if (!place) return []
  const asked = { kind: 'visit', parentId, place, told: null } as const
  const record = (await loadWishes(ctx, [asked]))(asked)?.record
  return record?.kind === 'visit' ? elementsOf(record, ctx.agency.timeZone) : []
}

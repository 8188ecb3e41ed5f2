import { elementsOf } from '@homeward/domain/verification/elements'
import type { VerificationStatus } from '@homeward/domain/verification/vocabulary'
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
  // Sendings of earlier versions kept neither.
  service_name: z.string().nullish(),
  address: z
    .object({ street: z.string(), city: z.string(), state: z.string(), zip: z.string() })
    .nullish(),
  agent_id: z.string().nullable(),
  check_in: Punch.nullable(),
  check_out: Punch.nullable(),
  corrected: z.object({ checkIn: z.string().nullable(), checkOut: z.string().nullable() }),
})

type Shown = {
  id: string
  parent_id: string
  status: VerificationStatus
  account: { id: string }
  name: string
  agent_name: string | null
}

/** The six elements of a visit as they will be told, or as they were sent last where nothing waits. */
export async function elementsToTell(ctx: Ctx, shown: Shown) {
  const sent = SentVisit.nullable().parse((await findSent(ctx.tx, shown.id))?.sent ?? null)
  const isAhead = sent === null || shown.status === 'held' || shown.status === 'pending'
  const ahead = isAhead ? await elementsAhead(ctx, shown) : []
  return sent === null || ahead.length > 0 ? ahead : elementsSent(ctx, shown, sent)
}

function elementsSent(ctx: Ctx, { name, agent_name }: Shown, sent: z.infer<typeof SentVisit>) {
  const { service, modifiers, service_name, address, agent_id, check_in, check_out, ...rest } = sent
  const told = {
    ...rest,
    client: { firstName: name, lastName: '' },
    agent: agent_id === null ? null : { firstName: agent_name ?? '', lastName: '' },
    service:
      service === null ? null : { procedureCode: service, modifiers, name: service_name ?? '' },
    checkIn: check_in,
    checkOut: check_out,
    address: address ?? null,
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

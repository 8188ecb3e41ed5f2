import * as contract from '@homeward/contract/visits/partners'
import { addDays } from '@homeward/domain/time/zone'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { spanOf } from '../days/day-store.ts'
import { findCareTeam, findClientsServed, hasAgent, hasClient } from './partner-store.ts'

const daysLookedAt = 90

/** Who gives a client care. */
export const getCareTeam = verb(contract.getCareTeam, async (ctx, { id }) => {
  found(await hasClient(ctx.tx, id))
  return present(ctx, await findCareTeam(ctx.tx, asked(ctx, id)))
})

/** Whom a caregiver serves. */
export const getClientsServed = verb(contract.getClientsServed, async (ctx, { id }) => {
  found(await hasAgent(ctx.tx, id))
  return present(ctx, await findClientsServed(ctx.tx, asked(ctx, id)))
})

const firstDay = (ctx: Ctx): string => addDays(ctx.today, -daysLookedAt)

const asked = (ctx: Ctx, id: string) => ({
  id,
  from: spanOf({ start: firstDay(ctx), end: ctx.today }, ctx.agency.timeZone).from,
})

const present = (ctx: Ctx, rows: Awaited<ReturnType<typeof findCareTeam>>): contract.Partners => ({
  since: firstDay(ctx),
  visits: Number(rows[0]?.all_visits ?? 0),
  partners: rows.map(({ all_visits: _, visits, minutes, ...row }) => ({
    ...row,
    visits: Number(visits),
    minutes: Number(minutes),
  })),
})

import * as contract from '@homeward/contract/visits/visits'
import type { VisitRow } from '@homeward/contract/visits/visits'
import { checkDateOrder } from '@homeward/domain/time/day-range'
import { momentsOf } from '@homeward/domain/visits/moment'
import { exceptionsOf } from '@homeward/domain/visits/exceptions'
import { openHolds } from '@homeward/domain/visits/holding'
import type { Ctx } from '../../../plumbing/context.ts'
import { ownAgentOnly } from '../../../plumbing/actor.ts'
import { unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { presentCover } from '../absences/cover-store.ts'
import { hasException } from '../shown/exception-store.ts'
import { hasArrival, punctualityAt } from '../shown/arrival-store.ts'
import { boundsAt, isAtAny, momentOfRow } from '../shown/moment-store.ts'
import { findVisitRows, type ListedVisit } from './list-store.ts'
import { presentServices } from '../shown/present-visit.ts'

/** A page of visits; a caregiver gets their own only, whatever they ask for. */
export const listVisits = verb(contract.listVisits, async (ctx, input) => {
  const days = input.by_scheduled_date
  if (days) unwrap(checkDateOrder({ startDate: days.start_date, endDate: days.end_date }))
  const { rows, meta } = await findVisitRows(ctx.tx, {
    clientId: input.by_client_id,
    agentId: input.by_agent_id,
    officeId: input.office_id,
    ownAgentId: ownAgentOnly(ctx.actor),
    days,
    zone: ctx.agency.timeZone,
    status: input.status,
    moment: input.moment && isAtAny(momentsOf(input.moment), boundsAt(ctx)),
    arrival: input.arrival && hasArrival(input.arrival, punctualityAt(ctx)),
    exception:
      input.exception &&
      hasException(exceptionsOf(input.exception), {
        ...boundsAt(ctx),
        tolerance: ctx.agency.locationTolerance,
      }),
    unassigned: input.unassigned,
    toCover: input.to_cover,
    enteredByStaff: input.entered_by_staff,
    serviceId: input.by_service_id,
    payorId: input.by_payor_id,
    language: input.language,
    tag: input.tag,
    search: input.search,
    ascending: input.ordered_asc ?? input.sort === 'starts_at',
    page: input.page,
    items: input.items,
    exact_count: input.exact_count,
  })
  return { data: rows.map((row) => presentRow(ctx, row)), meta }
})

const presentRow = (ctx: Ctx, listed: ListedVisit): VisitRow => {
  const {
    client_id,
    client_name,
    agent_id,
    agent_name,
    services,
    signed,
    held_for,
    cover,
    ...row
  } = listed
  return {
    ...row,
    moment: momentOfRow(row, ctx),
    client: { id: client_id, name: client_name },
    agent: agent_id === null ? null : { id: agent_id, name: agent_name ?? '' },
    services: presentServices(row.scheduled_duration, services),
    signed: Boolean(signed),
    held_for: openHolds(row.status, held_for),
    cover: presentCover(cover),
  }
}

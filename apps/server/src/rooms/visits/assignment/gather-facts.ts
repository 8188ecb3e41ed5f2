import { addDays, millis, weekOf } from '@homeward/domain/time/zone'
import type { AssignmentFacts, BookedVisit } from '@homeward/domain/visits/assignment/facts'
import type { Ctx } from '../../../plumbing/context.ts'
import { type Allowed, allowedOn } from '../../care/door.ts'
import { type Worker, workersOf } from '../../caregivers/door.ts'
import { type Host, hostsOf } from '../../clients/door.ts'
import { findRequiredCredentials } from './required-credentials-store.ts'
import { findBusy, findWeekMinutes, overtimeMinutes } from './busy-store.ts'
import { minutesWithin, type Proposal } from './proposal.ts'

/** Hours before and after a visit in which other visits may leave too little time for the way. */
const nearbyHours = 12
const hour = 3_600_000

/** What is known of all that some proposals name. */
type Known = {
  hosts: Map<string, Host>
  workers: Map<string, Worker>
  required: Awaited<ReturnType<typeof findRequiredCredentials>>
  allowed: Map<Proposal, Allowed | null>
  busy: Map<string, Awaited<ReturnType<typeof findBusy>>>
  weeks: Map<string, number>
  overtimeMinutes: number
}

/**
 * The facts of each proposal, in their order, in a fixed number of statements. Null where the caregiver is
 * not one of the agency.
 */
export async function gatherFacts(
  ctx: Ctx,
  proposals: readonly Proposal[],
): Promise<(AssignmentFacts | null)[]> {
  if (proposals.length === 0) return []
  const known = await everythingKnown(ctx, proposals)
  return proposals.map((proposal) => factsOf(ctx, known, proposal))
}

async function everythingKnown(ctx: Ctx, proposals: readonly Proposal[]): Promise<Known> {
  const agentIds = [...new Set(proposals.flatMap(({ agentId }) => agentId ?? []))]
  const clientIds = [...new Set(proposals.map(({ visit }) => visit.client_id))]
  const payorIds = [...new Set(proposals.flatMap(({ visit }) => visit.payor_id ?? []))]
  const planned = proposals.map(({ schedule }) => schedule.scheduled_date).toSorted()
  const [from = ctx.today, to = ctx.today] = [planned[0], planned.at(-1)]
  // A night ends on the next day.
  const days = { from, to: addDays(to, 1) }
  const starts = proposals.map(({ schedule }) => millis(schedule.starts_at))
  const ends = proposals.map(({ schedule }) => millis(schedule.ends_at))
  const around = {
    from: new Date(Math.min(...starts) - nearbyHours * hour).toISOString(),
    to: new Date(Math.max(...ends) + nearbyHours * hour).toISOString(),
  }
  const nobody = agentIds.length === 0
  return {
    hosts: await hostsOf(ctx, clientIds, days),
    workers: await workersOf(ctx, agentIds, days),
    required: await findRequiredCredentials(ctx.tx, payorIds),
    allowed: await allowances(ctx, proposals),
    busy: Map.groupBy(
      nobody ? [] : await findBusy(ctx.tx, { agentIds, ...around }),
      (row) => row.agent_id ?? '',
    ),
    weeks: nobody ? new Map() : await findWeekMinutes(ctx.tx, { agentIds, from, to }),
    overtimeMinutes: await overtimeMinutes(ctx.tx),
  }
}

/** What the payors still allow of each proposal, with what the visit itself takes now. */
async function allowances(
  ctx: Ctx,
  proposals: readonly Proposal[],
): Promise<Map<Proposal, Allowed | null>> {
  const asked = proposals.filter(({ visit }) => visit.authorization_id !== null)
  const answers = await allowedOn(
    ctx,
    asked.map(({ visit, schedule }) => ({
      authorizationId: visit.authorization_id ?? '',
      day: schedule.scheduled_date,
    })),
  )
  return new Map(
    asked.map((proposal, at) => {
      const allowed = answers[at] ?? null
      if (!allowed) return [proposal, null]
      const own = minutesWithin(proposal.visit, allowed)
      return [proposal, { ...allowed, leftMinutes: allowed.leftMinutes + own }]
    }),
  )
}

function factsOf({ agency }: Ctx, known: Known, proposal: Proposal): AssignmentFacts | null {
  const { visit, agentId, schedule } = proposal
  const host = known.hosts.get(visit.client_id)
  const worker = agentId === null ? null : known.workers.get(agentId)
  if (!host || worker === undefined) return null
  return {
    zone: agency.timeZone,
    visit: {
      startsAt: schedule.starts_at,
      endsAt: schedule.ends_at,
      day: schedule.scheduled_date,
      minutes: schedule.scheduled_duration,
    },
    client: host,
    caregiver: worker && {
      ...worker,
      booked: bookedBeside(known, proposal, worker.id),
      weekMinutes: minutesBeside(known, proposal, worker.id),
    },
    requiredCredentials: known.required.get(visit.payor_id ?? '') ?? [],
    overtimeMinutes: known.overtimeMinutes,
    allowed: known.allowed.get(proposal) ?? null,
  }
}

/** Other visits of the caregiver around a visit. */
function bookedBeside(
  { busy }: Known,
  { visit, schedule }: Proposal,
  agentId: string,
): BookedVisit[] {
  const from = millis(schedule.starts_at) - nearbyHours * hour
  const to = millis(schedule.ends_at) + nearbyHours * hour
  return (busy.get(agentId) ?? [])
    .filter(
      (one) => one.id !== visit.id && millis(one.starts_at) < to && millis(one.ends_at) > from,
    )
    .map(({ client_name, starts_at, ends_at, latitude, longitude }) => ({
      clientName: client_name,
      startsAt: starts_at,
      endsAt: ends_at,
      place: latitude === null || longitude === null ? null : { latitude, longitude },
    }))
}

/** Minutes of the caregiver's other visits in the week. */
function minutesBeside({ weeks }: Known, { visit, schedule }: Proposal, agentId: string): number {
  const { start: startDate, end: endDate } = weekOf(schedule.scheduled_date)
  const own = visit.agent_id === agentId ? minutesWithin(visit, { startDate, endDate }) : 0
  return (weeks.get(agentId + startDate) ?? 0) - own
}

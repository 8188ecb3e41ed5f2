import { addDays, millis, weekOf } from '@homeward/domain/time/zone'
import type { AssignmentFacts, BookedVisit } from '@homeward/domain/visits/assignment/facts'
import type { Ctx } from '../../../plumbing/context.ts'
import { type Allowed, allowedOn } from '../../care/door.ts'
import { type Worker, workersOf } from '../../caregivers/door.ts'
import { type Host, hostsOf } from '../../clients/door.ts'
import { findRequiredCredentials, kindsOf } from './required-credentials-store.ts'
import { findBusy, findWeekMinutes, overtimeMinutes } from './busy-store.ts'
import { minutesWithin, type Proposal } from './proposal.ts'

/** Hours before and after a visit in which other visits may leave too little time for the way. */
const nearbyHours = 12
const hour = 3_600_000

/** Another visit that takes up time, with its instants in milliseconds. */
type Busy = { id: string; from: number; to: number; booked: BookedVisit }

/** A visit at a time, whoever it is proposed for: what is known of it is found out once. */
type Plan = {
  visit: AssignmentFacts['visit']
  /** The Monday of its week. */
  week: string
  /** Between these, in milliseconds, other visits are around it. */
  around: { from: number; to: number }
  /** Null without an authorization. */
  allowed: Allowed | null
}

/** What is known of all that some proposals name. */
type Known = {
  hosts: Map<string, Host>
  workers: Map<string, Worker>
  required: Awaited<ReturnType<typeof findRequiredCredentials>>
  /** By the schedule of the proposals: those that share one share its plan. */
  plans: Map<Proposal['schedule'], Plan>
  busy: Map<string, Busy[]>
  weeks: Map<string, number>
  overtimeMinutes: number
}

/** The facts of each proposal, in their order, with the people they name. */
type Gathered = { facts: (AssignmentFacts | null)[]; workers: ReadonlyMap<string, Worker> }

/**
 * The facts of each proposal, in their order, in a fixed number of statements. Null where the caregiver is
 * not one of the agency.
 */
export const gatherFacts = async (
  ctx: Ctx,
  proposals: readonly Proposal[],
): Promise<Gathered['facts']> => (await gatherAll(ctx, proposals)).facts

/** The same, with what is known of the people. */
export async function gatherAll(ctx: Ctx, proposals: readonly Proposal[]): Promise<Gathered> {
  if (proposals.length === 0) return { facts: [], workers: new Map() }
  const known = await everythingKnown(ctx, proposals)
  return {
    facts: proposals.map((proposal) => factsOf(ctx, known, proposal)),
    workers: known.workers,
  }
}

async function everythingKnown(ctx: Ctx, proposals: readonly Proposal[]): Promise<Known> {
  const agentIds = [...new Set(proposals.flatMap(({ agentId }) => agentId ?? []))]
  const distinct = [...new Map(proposals.map((one) => [one.schedule, one])).values()]
  const clientIds = [...new Set(distinct.map(({ visit }) => visit.client_id))]
  const payorIds = [...new Set(distinct.flatMap(({ visit }) => visit.payor_id ?? []))]
  const planned = distinct.map(({ schedule }) => schedule.scheduled_date).toSorted()
  const [from = ctx.today, to = ctx.today] = [planned[0], planned.at(-1)]
  // A night ends on the next day.
  const days = { from, to: addDays(to, 1) }
  const plans = await plansOf(ctx, distinct)
  const spans = [...plans.values()].map(({ around }) => around)
  const around = {
    from: new Date(Math.min(...spans.map((span) => span.from))).toISOString(),
    to: new Date(Math.max(...spans.map((span) => span.to))).toISOString(),
  }
  const required = await findRequiredCredentials(ctx.tx, payorIds)
  const nobody = agentIds.length === 0
  return {
    plans,
    required,
    hosts: await hostsOf(ctx, clientIds, days),
    workers: await workersOf(ctx, agentIds, { ...days, required: kindsOf(required) }),
    busy: nobody ? new Map() : busyOf(await findBusy(ctx.tx, { agentIds, ...around })),
    weeks: nobody ? new Map() : await findWeekMinutes(ctx.tx, { agentIds, from, to }),
    overtimeMinutes: await overtimeMinutes(ctx.tx),
  }
}

/** What is known of each time, with what the payors still allow of it beside what the visit itself takes now. */
async function plansOf(ctx: Ctx, distinct: readonly Proposal[]): Promise<Known['plans']> {
  const asked = distinct.filter(({ visit }) => visit.authorization_id !== null)
  const answers = await allowedOn(
    ctx,
    asked.map(({ visit, schedule }) => ({
      authorizationId: visit.authorization_id ?? '',
      day: schedule.scheduled_date,
    })),
  )
  const allowed = new Map(asked.map((proposal, at) => [proposal, answers[at] ?? null]))
  return new Map(
    distinct.map((proposal) => [
      proposal.schedule,
      planOf(proposal, allowed.get(proposal) ?? null),
    ]),
  )
}

function planOf({ visit, schedule }: Proposal, allowed: Allowed | null): Plan {
  const [startsAt, endsAt] = [new Date(schedule.starts_at), new Date(schedule.ends_at)]
  const day = schedule.scheduled_date
  return {
    visit: { startsAt, endsAt, day, minutes: schedule.scheduled_duration },
    week: weekOf(day).start,
    around: {
      from: startsAt.getTime() - nearbyHours * hour,
      to: endsAt.getTime() + nearbyHours * hour,
    },
    allowed: allowed && {
      ...allowed,
      leftMinutes: allowed.leftMinutes + minutesWithin(visit, allowed),
    },
  }
}

/** Visits that take up time, by caregiver. */
function busyOf(rows: Awaited<ReturnType<typeof findBusy>>): Known['busy'] {
  const busy = new Map<string, Busy[]>()
  for (const { id, agent_id, client_name: clientName, latitude, longitude, ...row } of rows) {
    const [startsAt, endsAt] = [new Date(row.starts_at), new Date(row.ends_at)]
    const place = latitude === null || longitude === null ? null : { latitude, longitude }
    const booked = { clientName, startsAt, endsAt, place }
    const one = { id, from: millis(startsAt), to: millis(endsAt), booked }
    const others = busy.get(agent_id ?? '')
    if (others) others.push(one)
    else busy.set(agent_id ?? '', [one])
  }
  return busy
}

function factsOf({ agency }: Ctx, known: Known, proposal: Proposal): AssignmentFacts | null {
  const { visit, agentId, schedule } = proposal
  const plan = known.plans.get(schedule)
  const host = known.hosts.get(visit.client_id)
  const worker = agentId === null ? null : known.workers.get(agentId)
  if (!plan || !host || worker === undefined) return null
  return {
    zone: agency.timeZone,
    visit: plan.visit,
    client: host,
    caregiver: worker && {
      ...worker,
      booked: bookedBeside(known, plan, visit.id, worker.id),
      weekMinutes: minutesBeside(known, plan, visit, worker.id),
    },
    requiredCredentials: known.required.get(visit.payor_id ?? '') ?? [],
    overtimeMinutes: known.overtimeMinutes,
    allowed: plan.allowed,
  }
}

/** Other visits of the caregiver around a visit. */
function bookedBeside(
  { busy }: Known,
  { around }: Plan,
  visitId: string,
  agentId: string,
): BookedVisit[] {
  return (busy.get(agentId) ?? [])
    .filter(({ id, from, to }) => id !== visitId && from < around.to && to > around.from)
    .map(({ booked }) => booked)
}

/** Minutes of the caregiver's other visits in the week. */
function minutesBeside(
  { weeks }: Known,
  { week }: Plan,
  visit: Proposal['visit'],
  agentId: string,
): number {
  const own =
    visit.agent_id === agentId
      ? minutesWithin(visit, { startDate: week, endDate: addDays(week, 6) })
      : 0
  return (weeks.get(agentId + week) ?? 0) - own
}

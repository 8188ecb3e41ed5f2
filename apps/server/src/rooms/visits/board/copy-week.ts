import type { ParsedOf } from '@homeward/contract/endpoint'
import * as contract from '@homeward/contract/visits/board'
import { hasLeftCare } from '@homeward/domain/clients/vocabulary'
import { addDays, daysBetween, weekOf } from '@homeward/domain/time/zone'
import type { Ctx } from '../../../plumbing/context.ts'
import { withoutTrace } from '../../../plumbing/db/attempt.ts'
import { onConstraint } from '../../../plumbing/db/constraint.ts'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { addsDrafts } from '../adding/store.ts'
import { spanOf } from '../days/day-store.ts'
import { hasAgent, hasClient } from '../list/partner-store.ts'
import { scheduleOf } from '../schedule-of.ts'
import {
  type Copy,
  findThere,
  findToCopy,
  holdPeople,
  insertCopies,
  type ToCopy,
} from './copy-store.ts'
import { type Judged, judgeCopies } from './judge-copies.ts'

type Input = ParsedOf<typeof contract.copyWeek>
type Line = contract.CopiedVisit

/** Visits of one copy, and lines of one answer. */
const mostVisits = 1500
const mostLines = 100

/**
 * Copies the visits of a week day by day, so that the hours of the earlier days count for the later ones. A preview does
 * the same and takes it back.
 */
export const copyWeek = verb(contract.copyWeek, async (ctx, input) => {
  const [from, to] = [weekOf(input.from), weekOf(input.to)]
  if (from.start === to.start) throw new Failure('copy_same_week')
  if (input.client_id) found(await hasClient(ctx.tx, input.client_id))
  if (input.agent_id) found(await hasAgent(ctx.tx, input.agent_id))
  const narrowed = {
    clientId: input.client_id,
    agentId: input.agent_id,
    officeId: input.office_id,
  }
  const zone = ctx.agency.timeZone
  const sources = await findToCopy(ctx.tx, spanOf(from, zone), narrowed, mostVisits)
  if (sources.length > mostVisits) throw new Failure('copy_too_large')
  const clientIds = [...new Set(sources.map(({ client_id }) => client_id))]
  const agentIds = [...new Set(sources.flatMap(({ agent_id }) => agent_id ?? []))]
  if (!input.preview) await holdPeople(ctx.tx, { agentIds, clientIds })
  const there = await findThere(ctx.tx, spanOf(to, zone), clientIds)
  const shift = daysBetween(from.start, to.start)

  const copies: Copy[] = []
  const added: { id: string; lock_version: number }[] = []
  const lines: Line[] = []
  const copy = async () => {
    for (const ofDay of Map.groupBy(sources, ({ scheduled_date }) => scheduled_date).values()) {
      const day = await copyDay(ctx, ofDay, { shift, there, input })
      copies.push(...day.copies)
      added.push(...day.added)
      lines.push(...day.lines)
    }
  }
  await (input.preview ? withoutTrace(ctx.tx, copy) : copy())
  if (!input.preview) await note(ctx, copies)
  return {
    added: input.preview ? [] : added,
    counts: countsOf(lines),
    lines: lines
      .filter(({ outcome }) => outcome === 'open' || outcome === 'left_out')
      .slice(0, mostLines),
  }
})

const countsOf = (lines: readonly Line[]) => {
  const count = (asked: Line['outcome']) => lines.filter(({ outcome }) => outcome === asked).length
  return {
    with_caregiver: count('with_caregiver'),
    open: count('open'),
    there: count('there'),
    left_out: count('left_out'),
  }
}

type Day = { shift: number; there: ReadonlySet<string>; input: Input }

async function copyDay(ctx: Ctx, sources: readonly ToCopy[], { shift, there, input }: Day) {
  const reason = input.assignment_reason ?? null
  const planned = sources.map((source) => ({
    source,
    schedule: scheduleOf(ctx, source, { scheduled_date: addDays(source.scheduled_date, shift) }),
  }))
  const free = planned.filter(
    ({ source, schedule }) =>
      !hasLeftCare(source.client_status) && !there.has(`${source.client_id} ${schedule.starts_at}`),
  )
  const judged = new Map(
    (await judgeCopies(ctx, free, reason)).map((one) => [one.source, one] as const),
  )
  const draft = await addsDrafts(ctx.tx)
  const copies = [...judged.values()].flatMap((one) =>
    one.agentId === undefined ? [] : [rowOf(ctx, one, { reason, draft })],
  )
  const added = await insertCopies(ctx.tx, copies).catch((error: unknown) =>
    onConstraint(error, { visits_no_double_booking: 'caregiver_double_booked' }),
  )
  return {
    copies,
    added,
    lines: planned.map(({ source, schedule }) => lineOf(source, schedule, judged.get(source))),
  }
}

const rowOf = (
  ctx: Ctx,
  { source, schedule, id, agentId, exceptions }: Judged,
  { reason, draft }: { reason: string | null; draft: boolean },
): Copy => {
  const found = exceptions.map((finding) => finding.id)
  return {
    agency_id: ctx.agency.id,
    id,
    copied: source.id,
    client_id: source.client_id,
    agent_id: agentId ?? null,
    payor_id: source.payor_id,
    authorization_id: source.authorization_id,
    status: agentId === null ? 'available' : 'scheduled',
    ...schedule,
    non_repeating: true,
    hand_edited: true,
    draft,
    assignment_reason: found.length > 0 ? reason : null,
    assignment_exceptions: found,
    overlap_reason: found.includes('overlap') ? reason : source.overlap_reason,
  }
}

const lineOf = (
  source: ToCopy,
  schedule: Judged['schedule'],
  judged: Judged | undefined,
): Line => ({
  client: source.client_name,
  caregiver: source.agent_name,
  scheduled_date: schedule.scheduled_date,
  scheduled_time: schedule.scheduled_time,
  outcome: outcomeOf(source, judged),
  why: judged ? judged.why : hasLeftCare(source.client_status) ? notInCare(source) : '',
})

const notInCare = ({ client_name }: ToCopy): string => `${client_name} is not in care.`

function outcomeOf(source: ToCopy, judged: Judged | undefined): Line['outcome'] {
  if (!judged) return hasLeftCare(source.client_status) ? 'left_out' : 'there'
  if (judged.agentId === undefined) return 'left_out'
  return judged.agentId === null ? 'open' : 'with_caregiver'
}

const note = (ctx: Ctx, added: readonly Copy[]) =>
  ctx.changedAll(
    added.map(({ copied, ...row }) => ({
      action: 'visit.created' as const,
      type: 'visit' as const,
      id: row.id,
      after: { ...row, copied_from: copied },
    })),
  )

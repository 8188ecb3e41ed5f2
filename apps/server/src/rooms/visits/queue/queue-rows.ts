import type { ExceptionRow } from '@homeward/contract/visits/exceptions'
import type { PageMeta } from '@homeward/contract/endpoint'
import type { ServiceLine } from '@homeward/domain/care/service-lines'
import { allExceptionsOf, type VisitException } from '@homeward/domain/visits/exceptions'
import { type FixFacts, probableFix } from '@homeward/domain/visits/probable-fix'
import type { Ctx } from '../../../plumbing/context.ts'
import { metaOf, type Paging } from '../../../plumbing/db/page.ts'
import { exceptionFacts, exceptionsAt } from '../shown/visit-quality.ts'
import { type QueueAsked, queueOf } from '../review/waiting-visits.ts'
import { findEvery, findFirst, findPage, type QueuedVisit, queuedVisits } from './queue-store.ts'

type Asked = QueueAsked & { exception: VisitException | 'none' | undefined }
type Care = { payor_id: string | null; day: string; minutes: number; services: ServiceLine[] }
type Line = { row: Omit<ExceptionRow, 'cents'>; care: Care }

/** So many of each exception are shown where no one exception is asked for. */
const fewOfEach = 5

/** The visits that wait for review, oldest first, with what each will be charged for. */
export async function queueRows(
  ctx: Ctx,
  { exception, ...asked }: Asked,
  paging: Pick<Paging, 'page' | 'items'>,
): Promise<{ lines: Line[]; meta: PageMeta }> {
  const queue = queueOf(ctx, asked)
  const { found, meta } =
    exception === undefined
      ? await firstOnes(ctx, queue)
      : await findPage(ctx.tx, { ...queue, found: exception }, paging)
  return { lines: await linesOf(ctx, found), meta }
}

type Found = Awaited<ReturnType<typeof findEvery>>

async function linesOf(ctx: Ctx, found: Found): Promise<Line[]> {
  const first = new Map(found.map((one) => [one.id, one.exception]))
  const rows = await queuedVisits(ctx.tx, [...first.keys()])
  return rows.map((row) => lineOf(ctx, row, first.get(row.id) ?? 'none'))
}

/** So many visits are read at once for a file. */
const atOnce = 1000

/** All visits that wait for review, oldest first; null where they are more than `most`. */
export async function everyQueueRow(
  ctx: Ctx,
  { exception, ...asked }: Asked,
  most: number,
): Promise<Line[] | null> {
  const waiting = await findEvery(ctx.tx, { ...queueOf(ctx, asked), most: most + 1 })
  if (waiting.length > most) return null
  const found = waiting.filter((one) => exception === undefined || one.exception === exception)
  const lines: Line[] = []
  for (let at = 0; at < found.length; at += atOnce)
    lines.push(...(await linesOf(ctx, found.slice(at, at + atOnce))))
  return lines
}

async function firstOnes(ctx: Ctx, queue: ReturnType<typeof queueOf>) {
  const found = await findFirst(ctx.tx, { ...queue, most: fewOfEach })
  return { found, meta: metaOf({ page: 1, items: found.length }, found.length) }
}

function lineOf(ctx: Ctx, visit: QueuedVisit, exception: VisitException | 'none'): Line {
  const at = exceptionsAt(ctx)
  const fix = probableFix(exception, fixFacts(visit), ctx.now)
  return {
    row: {
      ...shown(visit),
      agent_phone: ctx.may('caregivers.read') ? visit.agent_phone : null,
      exception,
      exceptions: allExceptionsOf(exceptionFacts(visit, visit.refused_tasks.length > 0), at) ?? [],
      fix: {
        act: fix.act,
        situation: fix.situation,
        reason: fix.reason,
        check_in_at: fix.times?.checkInAt ?? null,
        check_out_at: fix.times?.checkOutAt ?? null,
        source: fix.times?.source ?? null,
      },
    },
    care: {
      payor_id: visit.payor_id,
      day: visit.scheduled_date,
      minutes: visit.reviewed_duration ?? visit.completed_duration ?? visit.scheduled_duration,
      services: visit.services,
    },
  }
}

/** What decides the probable fix of a visit of the queue. */
export const fixFacts = (visit: QueuedVisit): FixFacts => ({
  agentId: visit.agent_id,
  startsAt: visit.starts_at,
  endsAt: visit.ends_at,
  checkInAt: visit.check_in_at,
  checkOutAt: visit.check_out_at,
  checkInReceivedAt: visit.check_in_received_at,
  checkOutReceivedAt: visit.check_out_received_at,
  heldFor: visit.held_for,
  signedAt: visit.signed_at,
  lastTaskAt: visit.last_task_at,
  nextCheckInAt: visit.next_check_in_at,
})

const shown = (visit: QueuedVisit) => ({
  id: visit.id,
  lock_version: visit.lock_version,
  status: visit.status,
  client: { id: visit.client_id, name: visit.client_name },
  agent: visit.agent_id === null ? null : { id: visit.agent_id, name: visit.agent_name ?? '' },
  payor: visit.payor_id === null ? null : { id: visit.payor_id, name: visit.payor_name ?? '' },
  scheduled_date: visit.scheduled_date,
  scheduled_time: visit.scheduled_time,
  scheduled_duration: visit.scheduled_duration,
  starts_at: visit.starts_at,
  ends_at: visit.ends_at,
  check_in_at: visit.check_in_at,
  check_out_at: visit.check_out_at,
  check_in_method: visit.check_in_method,
  check_out_method: visit.check_out_method,
  check_in_distance: visit.check_in_distance,
  check_out_distance: visit.check_out_distance,
  check_in_accuracy: visit.check_in_accuracy,
  check_out_accuracy: visit.check_out_accuracy,
  held_for: visit.held_for,
  signed_at: visit.signed_at,
  last_task_at: visit.last_task_at,
  next_check_in_at: visit.next_check_in_at,
  refused_tasks: visit.refused_tasks.map(({ name }) => name),
})

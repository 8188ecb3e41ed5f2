import type { VisitPlace } from '@homeward/contract/visits/series'
import { addDays, daysBetween } from '@homeward/domain/time/zone'
import type { EditScope } from '@homeward/domain/visits/edit-scope'
import { reschedule } from '@homeward/domain/visits/transitions'
import type { Ctx } from '../../../plumbing/context.ts'
import { unwrap } from '../../../plumbing/failure.ts'
import { checkLines, type Line, replacingLines, sameLines, storedLines } from '../planned-lines.ts'
import { scheduleOf } from '../schedule-of.ts'
import { stateOf } from '../shown/present-visit.ts'
import type { VisitFacts } from '../visit-store.ts'
import { staffed, type VisitChange } from './change-visit.ts'
import { type Following, lockFollowing } from './following-store.ts'
import { replaceLines } from './line-store.ts'
import { placeBefore } from './place-before.ts'
import { type Changed, onItsDay, settleAll } from './settle-all.ts'
import { findFollowing } from './store.ts'

/** A later visit with what the change makes of it, and whether it is elsewhere then. */
type Planned = Changed & { moved: boolean }

/**
 * Makes the change of a visit on the later visits of its shift too: the same time, length, caregiver and services,
 * and as many days earlier or later. They are judged as they stand then, all together, in a number of statements that
 * does not grow with them. Where one is refused none is changed. Returns where those that differ stood.
 */
export async function changeFollowing(
  ctx: Ctx,
  of: VisitFacts,
  change: VisitChange,
  scope: EditScope,
): Promise<VisitPlace[]> {
  const later = (await findFollowing(ctx.tx, of)).filter(
    ({ edited }) => scope === 'following' || !edited,
  )
  const rows = await lockFollowing(
    ctx.tx,
    later.map(({ id }) => id),
  )
  const days = change.scheduled_date ? daysBetween(of.scheduled_date, change.scheduled_date) : 0
  const inOrder = rows.toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1))
  const planned = inOrder.map((row) => onItsDay(row, () => changedBy(ctx, row, change, days)))
  const lines = await newLines(ctx, planned, change)
  const changed = planned.filter(
    ({ before, after, moved }) =>
      moved ||
      after.assignment_reason !== before.assignment_reason ||
      (lines !== undefined && !sameLines(lines, storedLines(before.services))),
  )
  if (changed.length === 0) return []
  const settled = await settleAll(ctx, changed)
  if (lines) {
    const ids = changed.map(({ before }) => before.id)
    await replaceLines(ctx.tx, ids, lines)
  }
  await ctx.changedAll(
    settled.map(({ before, after }) => ({
      action: 'visit.updated' as const,
      type: 'visit' as const,
      id: before.id,
      before: { ...before, services: storedLines(before.services) },
      after: { ...after, services: lines ?? storedLines(before.services) },
    })),
  )
  return settled.map(({ before }) => placeBefore(before, before.lock_version + 1))
}

function changedBy(
  ctx: Ctx,
  before: Following,
  { scheduled_date: _day, ...change }: VisitChange,
  days: number,
): Planned {
  unwrap(reschedule(stateOf(before)))
  const agent_id = change.agent_id === undefined ? before.agent_id : change.agent_id
  const scheduled_date = addDays(before.scheduled_date, days)
  const schedule = scheduleOf(ctx, before, { ...change, scheduled_date })
  const moved =
    before.agent_id !== agent_id ||
    before.starts_at !== schedule.starts_at ||
    before.ends_at !== schedule.ends_at
  const kept = moved ? null : before.assignment_reason
  const assignment_reason = change.assignment_reason === undefined ? kept : change.assignment_reason
  const status = staffed(before, agent_id)
  const after = { ...before, ...schedule, agent_id, status, assignment_reason, hand_edited: true }
  return { before, after, moved }
}

/** The services that all of them get; each must be able to have them. */
async function newLines(
  ctx: Ctx,
  planned: readonly Planned[],
  { services }: VisitChange,
): Promise<Line[] | undefined> {
  const [first] = planned
  if (!services || !first) return undefined
  const { lines, authorizedIds } = await replacingLines(ctx, services, first.after)
  for (const { before, after } of planned) {
    onItsDay(before, () =>
      checkLines(lines, { scheduledDuration: after.scheduled_duration, authorizedIds }),
    )
  }
  return lines
}

import * as contract from '@homeward/contract/visits/series'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { reschedule } from '@homeward/domain/visits/transitions'
import type { Ctx } from '../../../plumbing/context.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { checkLines, type Line, linesOf, replacingLines, sameLines } from '../planned-lines.ts'
import { storedLines } from '../planned-lines.ts'
import { scheduleOf } from '../schedule-of.ts'
import { stateOf } from '../shown/present-visit.ts'
import { staffed } from './change-visit.ts'
import { type Following, lockFollowing } from './following-store.ts'
import { replaceLines } from './line-store.ts'
import { type Changed, onItsDay, settleAll } from './settle-all.ts'

type Place = ParsedOf<typeof contract.placeVisits>['visits'][number]
type Placed = Changed & { lines: Line[] }

/**
 * Puts visits where they stood before a change, with their services. What somebody changed since, or what has begun,
 * stays as it is. They are judged like any change; where one of the others is refused none is put back.
 */
export const placeVisits = verb(contract.placeVisits, async (ctx, input) => {
  const places = new Map(input.visits.map((place) => [place.id, place]))
  const reason = input.assignment_reason ?? null
  const rows = await lockFollowing(ctx.tx, [...places.keys()])
  const planned = rows.flatMap((row): Placed[] => {
    const place = places.get(row.id)
    const still = place?.lock_version === row.lock_version && reschedule(stateOf(row)).ok
    return place && still ? [placedAt(ctx, row, place, reason)] : []
  })
  if (planned.length > 0) await place(ctx, planned)
  const placed = new Set(planned.map(({ before }) => before.id))
  return { placed: placed.size, left: [...places.keys()].filter((id) => !placed.has(id)) }
})

function placedAt(ctx: Ctx, before: Following, place: Place, reason: string | null): Placed {
  const { agent_id, services, edited } = place
  const after = {
    ...before,
    ...scheduleOf(ctx, before, place),
    agent_id,
    status: staffed(before, agent_id),
    assignment_reason: reason,
    hand_edited: edited,
  }
  return { before, after, lines: linesOf(services) }
}

async function place(ctx: Ctx, planned: readonly Placed[]): Promise<void> {
  const settled = await settleAll(ctx, planned)
  await placeLines(ctx, planned)
  await ctx.changedAll(
    settled.map(({ before, after }, at) => ({
      action: 'visit.updated' as const,
      type: 'visit' as const,
      id: before.id,
      before: { ...before, services: storedLines(before.services) },
      after: { ...after, services: planned[at]?.lines ?? storedLines(before.services) },
    })),
  )
}

/** Gives back their services to those that had others, in as many statements as there are kinds of them. */
async function placeLines(ctx: Ctx, planned: readonly Placed[]): Promise<void> {
  const differing = planned.filter(
    ({ before, lines }) => !sameLines(lines, storedLines(before.services)),
  )
  for (const alike of Map.groupBy(differing, ({ lines }) => JSON.stringify(lines)).values()) {
    const [first] = alike
    if (!first) continue
    const given = first.lines.map(({ service_id, minutes }) => ({ id: service_id, minutes }))
    const { lines, authorizedIds } = await replacingLines(ctx, given, first.after)
    for (const { before, after } of alike) {
      onItsDay(before, () =>
        checkLines(lines, { scheduledDuration: after.scheduled_duration, authorizedIds }),
      )
    }
    const ids = alike.map(({ before }) => before.id)
    await replaceLines(ctx.tx, ids, lines)
  }
}

import { addDays } from '@homeward/domain/time/zone'
import { firstToldDay } from '@homeward/domain/verification/told-again'
import { performance } from 'node:perf_hooks'
import type { Ctx } from '../../../plumbing/context.ts'
import type { InJob } from '../../../plumbing/jobs/in-job.ts'
import { runLater } from '../run/run-later.ts'
import { deleteRows, lockPeople, type OutboxRow, saveRows } from '../outbox-store.ts'
import { loadPlaces, type Place } from '../records/load-places.ts'
import { type Asked, loadWishes } from '../records/load-wishes.ts'
import { applyWish } from './apply-wish.ts'
import {
  noteOpenVisits,
  noteStopped,
  noteVerifiedVisits,
  noteVisitsOf,
  takeChanges,
} from './change-store.ts'
import { followVisits } from './follow-visits.ts'

/** Changes that one transaction takes, and days back that the visits of a payor are told again. */
const atOnce = 500
const daysBack = 90

/** Takes what changed into the outbox, in batches, until nothing is left or the time is over. */
export async function follow(within: InJob, { seconds }: { seconds: number }): Promise<void> {
  const until = performance.now() + seconds * 1000
  while (await within(followSome)) {
    if (performance.now() > until) {
      await within((ctx) => followLater(ctx))
      return
    }
  }
}

/** Hands the work to a job; many requests make one run. */
export const followLater = (ctx: Ctx): Promise<void> => {
  const key = `verification.follow:${ctx.agency.id}`
  return ctx.enqueue('verification.follow', {}, { key, queue: key })
}

/** One batch; false when nothing was left. */
async function followSome(ctx: Ctx): Promise<boolean> {
  const changes = await takeChanges(ctx.tx, atOnce)
  if (changes.length === 0) return false
  const of = (kind: string) =>
    changes.filter((change) => change.kind === kind).map(({ record_id: id }) => id)
  for (const id of of('payor')) await noteVisitsOf(ctx.tx, id, addDays(ctx.today, -daysBack))
  if (of('agency').length > 0) await noteStopped(ctx.tx)
  const people = { clients: of('client'), agents: of('agent') }
  // They may be many, so they come in batches as well.
  await noteOpenVisits(ctx.tx, people)
  const { places } = await loadPlaces(ctx)
  const windows = [...places].map(([id, { evv }]) => ({
    account_id: id,
    from: firstToldDay(ctx.today, evv.changeDays),
  }))
  await noteVerifiedVisits(ctx.tx, of('client_key'), windows)
  const followed = await followVisits(ctx, places, of('visit'))
  const clients = [...new Set([...people.clients, ...followed.clientIds])]
  const rows = await lockPeople(ctx.tx, { clients, agents: people.agents })
  const accounts = await followRows(ctx, places, rows)
  await runLater(ctx, [...followed.accountIds, ...accounts])
  return true
}

/** Brings locked rows up to date; answers with the accounts that have something to send. */
async function followRows(
  ctx: Ctx,
  places: ReadonlyMap<string, Place>,
  rows: readonly OutboxRow[],
): Promise<string[]> {
  const asked = rows.flatMap((row) => {
    const place = places.get(row.account_id)
    return place ? [{ row, asked: askedOf(row, place) }] : []
  })
  const wishOf = await loadWishes(
    ctx,
    asked.map((one) => one.asked),
  )
  const saved: OutboxRow[] = []
  const deleted: string[] = []
  for (const { row, asked: one } of asked) {
    const after = applyWish(ctx, row, wishOf(one))
    if (after === 'delete') deleted.push(row.id)
    else if (after !== null) saved.push(after)
  }
  await saveRows(ctx.tx, saved, ctx.now)
  await deleteRows(ctx.tx, deleted)
  const shown = saved[0]?.id ?? deleted[0]
  if (shown !== undefined) await ctx.live('vendor_verification', shown)
  return saved.filter((row) => row.due_at !== null).map((row) => row.account_id)
}

/** A row as its record is asked for. */
export const askedOf = (row: OutboxRow, place: Place): Asked => ({
  kind: row.kind,
  parentId: row.parent_id,
  place,
  told: keptOf(row.told) ?? keptOf(row.sent),
})

const keptOf = (kept: OutboxRow['told']): { payor_id?: unknown } | null =>
  kept !== null && typeof kept === 'object' && !Array.isArray(kept) ? kept : null

import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import {
  addRows,
  deleteRows,
  lockRowsOf,
  type OutboxRow,
  saveRows,
  toJson,
} from '../outbox-store.ts'
import type { Place } from '../records/load-places.ts'
import { type Asked, loadWishes, type Wish } from '../records/load-wishes.ts'
import { aboutOf, applyWish, isVoid } from './apply-wish.ts'
import { tellOfVisits } from '../tell-of-visits.ts'

/** A visit at an account, with its row if there is one. */
type Case = { asked: Asked; row: OutboxRow | null; place: Place }

/**
 * Brings visits up to date at each account that has them or is to have them. Answers with the accounts that
 * have something to send, and the clients, of whom a vendor is told together with their visits.
 */
export async function followVisits(
  ctx: Ctx,
  places: ReadonlyMap<string, Place>,
  ids: readonly string[],
): Promise<{ accountIds: string[]; clientIds: string[] }> {
  if (ids.length === 0 || places.size === 0) return { accountIds: [], clientIds: [] }
  const rows = await lockRowsOf(ctx.tx, 'visit', ids)
  const byPlace = new Map(rows.map((row) => [`${row.parent_id} ${row.account_id}`, row]))
  const cases = ids.flatMap((parentId) =>
    [...places.values()].flatMap((place): Case[] => {
      const row = byPlace.get(`${parentId} ${place.account.id}`) ?? null
      // Nothing can be sent over an account that is no longer used.
      if (place.account.status !== 'active' || (!row && place.payorIds.size === 0)) return []
      const told = (row?.told ?? row?.sent ?? null) as Asked['told']
      return [{ asked: { kind: 'visit', parentId, place, told }, row, place }]
    }),
  )
  const wishOf = await loadWishes(
    ctx,
    cases.map(({ asked }) => asked),
  )
  const added: OutboxRowToAdd[] = []
  const saved: OutboxRow[] = []
  const deleted: string[] = []
  for (const { asked, row, place } of cases) {
    const wish = wishOf(asked)
    if (row === null) {
      if (wish && !isVoid(wish)) added.push(newRow(ctx, place, wish))
      continue
    }
    const after = applyWish(ctx, row, wish)
    if (after === 'delete') deleted.push(row.id)
    else if (after !== null) saved.push(after)
  }
  await addRows(ctx.tx, added)
  await saveRows(ctx.tx, saved, ctx.now)
  await deleteRows(ctx.tx, deleted)
  await tellOfVisits(
    ctx,
    ids.filter((id) => changed(id, { rows, added, saved, deleted })),
  )
  const touched = [...added, ...saved]
  const shown = touched[0]?.id ?? deleted[0]
  if (shown !== undefined) await ctx.live('vendor_verification', shown)
  return {
    accountIds: touched.filter((row) => row.due_at !== null).map((row) => row.account_id),
    clientIds: [...new Set(touched.flatMap((row) => row.client_id ?? []))],
  }
}

type OutboxRowToAdd = Parameters<typeof addRows>[1][number]

export const newRow = ({ agency, now }: Ctx, { account }: Place, wish: Wish): OutboxRowToAdd => {
  const { problems } = wish
  const isHeld = problems.length > 0
  return {
    agency_id: agency.id,
    id: uuid(),
    account_id: account.id,
    kind: wish.record.kind,
    parent_id: wish.record.id,
    ...aboutOf(wish),
    status: isHeld ? 'held' : 'pending',
    problems: toJson(problems),
    cause: problems[0]?.cause ?? null,
    wanted_digest: wish.digest,
    due_at: isHeld ? null : now.toISOString(),
    queued_at: now.toISOString(),
  }
}

type Outcome = {
  rows: readonly OutboxRow[]
  added: readonly OutboxRowToAdd[]
  saved: readonly OutboxRow[]
  deleted: readonly string[]
}

/** Whether where a visit stands at a vendor is no longer what it was. */
function changed(visitId: string, { rows, added, saved, deleted }: Outcome): boolean {
  if (added.some((row) => row.parent_id === visitId)) return true
  const before = new Map(
    rows.filter((row) => row.parent_id === visitId).map((row) => [row.id, row.status]),
  )
  return (
    deleted.some((id) => before.has(id)) ||
    saved.some((row) => before.has(row.id) && before.get(row.id) !== row.status)
  )
}

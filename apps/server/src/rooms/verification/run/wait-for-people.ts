import type { Ctx } from '../../../plumbing/context.ts'
import { isVoid } from '../follow/apply-wish.ts'
import { newRow } from '../follow/follow-visits.ts'
import { addRows, lockPeople, type OutboxRow, saveRows, toJson } from '../outbox-store.ts'
import type { Place } from '../records/load-places.ts'
import { type Asked, loadWishes } from '../records/load-wishes.ts'
import type { Vendor } from '../vendors/vendor.ts'
import { waitsFor } from './problems.ts'
import type { Ready } from './ready.ts'

type Person = 'agent' | 'client'

/**
 * Of visits that are due, those whose client and caregiver the vendor knows. The others wait: they are due
 * when that one is verified. Whoever the vendor was never told of is queued.
 */
export async function waitForPeople(
  ctx: Ctx,
  { place, vendor }: { place: Place; vendor: Vendor },
  visits: readonly Ready[],
): Promise<Ready[]> {
  const of = (kind: Person) => (vendor.before.includes(kind) ? idsOf(kind, visits) : [])
  const people = { clients: of('client'), agents: of('agent') }
  const rows = await lockPeople(ctx.tx, people, place.account.id)
  const known = new Map(rows.map((row) => [`${row.kind} ${row.parent_id}`, row]))
  for (const kind of vendor.before) {
    const missing = of(kind).filter((id) => !known.has(`${kind} ${id}`))
    const asked = missing.map((parentId): Asked => ({ kind, parentId, place, told: null }))
    const wishOf = await loadWishes(ctx, asked)
    await addRows(
      ctx.tx,
      asked.flatMap((one) => {
        const wish = wishOf(one)
        return wish ? [newRow(ctx, place, wish)] : []
      }),
    )
  }
  const waiting = visits.flatMap((visit): OutboxRow[] => {
    const kind = isVoid(visit.wish)
      ? undefined
      : vendor.before.find((one) => isMissing(one, visit, known))
    return kind
      ? [parked(place, visit.row, kind, known.get(`${kind} ${personOf(kind, visit)}`))]
      : []
  })
  await saveRows(ctx.tx, waiting, ctx.now)
  const parkedIds = new Set(waiting.map(({ id }) => id))
  return visits.filter(({ row }) => !parkedIds.has(row.id))
}

const personOf = (kind: Person, { row }: Ready): string | null =>
  kind === 'client' ? row.client_id : row.agent_id

const idsOf = (kind: Person, visits: readonly Ready[]): string[] => [
  ...new Set(visits.flatMap((visit) => personOf(kind, visit) ?? [])),
]

/** Whoever was archived for this vendor is looked after there, by people. */
function isMissing(kind: Person, visit: Ready, known: ReadonlyMap<string, OutboxRow>): boolean {
  const id = personOf(kind, visit)
  const status = id === null ? null : (known.get(`${kind} ${id}`)?.status ?? 'pending')
  return status !== null && status !== 'verified' && status !== 'archived'
}

/** A visit that waits shows what keeps its client or caregiver back. */
function parked(
  { vendor }: Place,
  row: OutboxRow,
  kind: Person,
  person: OutboxRow | undefined,
): OutboxRow {
  const isStopped = person?.status === 'failed' || person?.status === 'held'
  return {
    ...row,
    due_at: null,
    cause: isStopped ? person.cause : `waits_for_${kind}`,
    problems: isStopped ? person.problems : toJson(waitsFor(vendor, row, kind)),
  }
}

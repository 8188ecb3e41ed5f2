import type { Telling } from '@homeward/evv/telling'
import { nextSequence } from '@homeward/domain/verification/retries'
import type { VerificationKind } from '@homeward/domain/verification/vocabulary'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { aboutOf, applyWish } from '../follow/apply-wish.ts'
import { askedOf } from '../follow/follow.ts'
import { deleteRows, lockDueRows, type OutboxRow, saveRows } from '../outbox-store.ts'
import { loadPlaces, type Place } from '../records/load-places.ts'
import { loadWishes, type Wish } from '../records/load-wishes.ts'
import { sentNow } from './maybe.ts'
import type { Ready } from './ready.ts'
import { addAttempts, addSending } from './sending-store.ts'
import { tellingOf } from './telling.ts'
import { updateConnection } from './connection-store.ts'
import { waitForPeople } from './wait-for-people.ts'
import type { Turn } from './turn.ts'

/** What is handed over in one sending. */
export type Claimed = { sendingId: string; kind: VerificationKind; tellings: Telling[] }

/** Looks at due rows; `looked` is how many there were, of which some may not be sent now. */
type Claim = { looked: number; claimed: Claimed | null }

/**
 * Takes due rows of one kind: each gets its next sequence and is in flight from here on. What is taken is
 * what the tables say now, not what they said when the row was queued.
 */
export async function claim(
  ctx: Ctx,
  { account, vendor }: Turn,
  kind: VerificationKind,
): Promise<Claim> {
  const at = { accountId: account.id, kind, now: ctx.now, most: vendor.mostAtOnce }
  const due = await lockDueRows(ctx.tx, at)
  const place = due.length === 0 ? undefined : (await loadPlaces(ctx)).places.get(account.id)
  if (!place) return { looked: 0, claimed: null }
  const sorted = await sort(ctx, place, due)
  const ready =
    kind === 'visit' ? await waitForPeople(ctx, { place, vendor }, sorted.ready) : sorted.ready
  const sendingId = uuid()
  const inFlight = ready.map(({ row, wish }) => takeOff(ctx, row, wish))
  await saveRows(ctx.tx, [...sorted.saved, ...inFlight], ctx.now)
  await deleteRows(ctx.tx, sorted.deleted)
  if (inFlight.length === 0) return { looked: due.length, claimed: null }
  await addSending(ctx.tx, {
    agency_id: ctx.agency.id,
    id: sendingId,
    account_id: account.id,
    kind,
    records: inFlight.length,
    began_at: ctx.now.toISOString(),
  })
  await addAttempts(
    ctx.tx,
    inFlight.map((row) => ({
      agency_id: ctx.agency.id,
      id: uuid(),
      verification_id: row.id,
      sending_id: sendingId,
      sequence: row.sequence,
      outcome: 'waiting' as const,
      began_at: ctx.now.toISOString(),
    })),
  )
  await updateConnection(ctx.tx, account.id, { last_sent_at: ctx.now.toISOString() })
  const tellings = ready.map((one, index) => tellingOf(one, place, inFlight[index]?.sequence ?? 0))
  return { looked: due.length, claimed: { sendingId, kind, tellings } }
}

/** What may be sent, and what became something else since it was queued. */
async function sort(ctx: Ctx, place: Place, due: readonly OutboxRow[]) {
  const asked = due.map((row) => ({ row, asked: askedOf(row, place) }))
  const wishOf = await loadWishes(
    ctx,
    asked.map((one) => one.asked),
  )
  const ready: Ready[] = []
  const saved: OutboxRow[] = []
  const deleted: string[] = []
  for (const { row, asked: one } of asked) {
    const wish = wishOf(one)
    const after = applyWish(ctx, row, wish)
    if (after === 'delete') deleted.push(row.id)
    else if (after === null || wish === null) saved.push({ ...row, due_at: null })
    else if (after.status === 'pending' && after.due_at !== null) ready.push({ row: after, wish })
    else saved.push(after)
  }
  return { ready, saved, deleted }
}

/** The row as it is while its answer is awaited. */
const takeOff = ({ now }: Ctx, row: OutboxRow, wish: Wish): OutboxRow => ({
  ...row,
  ...aboutOf(wish),
  status: 'sent',
  sequence: nextSequence(row.sequence, now),
  wanted_digest: wish.digest,
  sent_digest: wish.digest,
  sent: sentNow(row, wish.kept),
  problems: [],
  cause: null,
  due_at: null,
  sent_at: now.toISOString(),
})

import { addDays } from '@homeward/domain/time/zone'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../plumbing/context.ts'
import type { Tx } from '../plumbing/db/pool.ts'
import { toJson } from '../rooms/verification/outbox-store.ts'
import { loadPlaces, type Place } from '../rooms/verification/records/load-places.ts'
import { type Asked, loadWishes, type Wish } from '../rooms/verification/records/load-wishes.ts'
import { countTables } from './crowd/statistics-store.ts'
import { sheetRows } from './vendor-sheet.ts'
import { refusedAttempt } from './vendor-attempts.ts'
import { cast, onStage, type Stage } from './stage.ts'
import {
  addAttempts,
  addConnections,
  addVendorCodes,
  addVerifications,
  findVisitsToVerify,
  forgetChanges,
} from './verification-store.ts'
import { vendorRefusals } from './vendor-refusals.ts'

const atOnce = 500

/** Every so many-th visit of the last days was refused. */
const refusedEvery = 23
/** Days back of which visits are still open at their vendors. */
const openDays = 4

/**
 * What EVV vendors were told before today, and what they answered. Visits of today wait to be sent, so that
 * a vendor that listens hears of them.
 */
export async function loadVerifications(
  stage: Stage,
  note: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  await onStage(stage, async (tx) => {
    const ctx = (await cast(stage, tx)).as('owner')
    await addVendorCodes(tx, sheetRows(ctx))
    const { places } = await loadPlaces(ctx)
    const visits = await findVisitsToVerify(tx)
    const asked = visits.flatMap(({ id, evv_account_id: account }): Asked[] => {
      const place = places.get(account ?? '')
      return place ? [{ kind: 'visit', parentId: id, place, told: null }] : []
    })
    const people = [...places.values()].flatMap((place) => peopleAt(place, visits))
    let told = 0
    for (const some of batchesOf([...people, ...asked])) {
      const wishOf = await loadWishes(ctx, some)
      const rows = some.flatMap((one) => {
        const wish = wishOf(one)
        return wish ? [rowOf(ctx, one.place, wish, (told += 1))] : []
      })
      await addVerifications(tx, rows)
      await addAttempts(tx, rows.filter(({ status }) => status === 'failed').map(refusedAttempt))
    }
    await addConnections(
      tx,
      [...places.keys()].map((id) => answered(ctx, id)),
    )
    await forgetChanges(tx)
    await note(tx)
  })
  // The checks of claims ask for each visit's.
  await countTables(stage, 'verifications')
}

type Visit = Awaited<ReturnType<typeof findVisitsToVerify>>[number]

/** Whom the vendor of an account was told of before their visits; a vendor of files asks for no one. */
function peopleAt(place: Place, visits: readonly Visit[]): Asked[] {
  if (place.vendor === 'carebridge') return []
  const own = visits.filter(({ evv_account_id: account }) => account === place.account.id)
  const agents = new Set(own.flatMap(({ agent_id: id }) => id ?? []))
  const clients =
    place.vendor === 'sandata' ? new Set(own.map(({ client_id: id }) => id)) : new Set<string>()
  const all = (kind: 'agent' | 'client', ids: ReadonlySet<string>) =>
    [...ids].map((parentId): Asked => ({ kind, parentId, place, told: null }))
  return [...all('agent', agents), ...all('client', clients)]
}

/** A record at its vendor: told the evening of its day, held if a check says so, or refused now and then. */
function rowOf(
  ctx: Ctx,
  { account }: Place,
  { record, digest, kept, problems }: Wish,
  nth: number,
) {
  const visit = record.kind === 'visit' ? record : null
  const day = visit?.day ?? addDays(ctx.today, -60)
  const recent = visit !== null && day > addDays(ctx.today, -openDays)
  const at = new Date(Date.parse(`${addDays(day, 1)}T00:30:00Z`) + nth * 1000).toISOString()
  const row = {
    agency_id: ctx.agency.id,
    id: uuid(),
    account_id: account.id,
    kind: record.kind,
    parent_id: record.id,
    client_id: visit ? visit.client.id : record.kind === 'client' ? record.id : null,
    agent_id: visit ? (visit.agent?.id ?? null) : record.kind === 'agent' ? record.id : null,
    day: visit ? day : null,
    wanted_digest: digest,
    queued_at: at,
    ...unsent,
  }
  if (visit && day >= ctx.today) return { ...row, ...waits(ctx) }
  if (recent && problems.length > 0) {
    return {
      ...row,
      status: 'held' as const,
      problems: toJson(problems),
      cause: problems[0]?.cause ?? null,
    }
  }
  const sent = {
    ...row,
    sequence: Number(at.replace(/\D/g, '').slice(0, 14)),
    sent_digest: digest,
    sent: kept,
    sent_at: at,
    answered_at: at,
  }
  if (recent && nth % refusedEvery === 0) {
    const [first, second] = vendorRefusals(visit, account, ctx.agency.id)
    const refusal = nth % 2 === 0 ? first : second
    return {
      ...sent,
      status: 'failed' as const,
      problems: toJson([refusal]),
      cause: refusal.cause,
    }
  }
  return {
    ...sent,
    status: 'verified' as const,
    told_digest: digest,
    told: kept,
    first: kept,
    verified_at: at,
    vendor_key: visit && account.vendor === 'hhaexchange' ? String(4_000_000 + nth) : null,
  }
}

/** Both vendors answered last night. */
const answered = ({ agency, today }: Ctx, accountId: string) => ({
  agency_id: agency.id,
  account_id: accountId,
  last_sent_at: `${today}T00:30:00Z`,
  last_answered_at: `${today}T00:31:00Z`,
})

const unsent = {
  status: 'pending' as const,
  problems: toJson([]),
  cause: null,
  due_at: null,
  sequence: 0,
  sent_digest: null,
  sent: null,
  sent_at: null,
  answered_at: null,
  told_digest: null,
  told: null,
  first: null,
  verified_at: null,
  vendor_key: null,
}

const waits = ({ now }: Ctx) => ({ due_at: now.toISOString(), queued_at: now.toISOString() })

function* batchesOf<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += atOnce) yield all.slice(at, at + atOnce)
}

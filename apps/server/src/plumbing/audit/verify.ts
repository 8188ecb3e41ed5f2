import type { AppServices } from '../services.ts'
import { asOwner } from '../db/as-owner.ts'
import type { Database, Tx } from '../db/pool.ts'
import { findWaiting, type WaitingEvent } from './chain-store.ts'
import { type AuditRow, eventMac } from './event-mac.ts'
import { type Head, readHead } from './head.ts'
import { linkOf, noLink } from './link.ts'
import { readMissing } from './missing.ts'
import { genuineMac } from './seal.ts'
import { countEvents, type Entry, findEntries, findStrays } from './verify-store.ts'

/** What is wrong with the trail, and where. */
export type Broken = {
  /** Position in the chain; null for events in none. */
  readonly position: number | null
  readonly eventId: string | null
  readonly at: string | null
  readonly action: string | null
  readonly what: string
}

export type Verified = {
  readonly agencyId: string
  readonly events: number
  readonly sealed: number
  readonly waiting: number
  /** In the order of the chain; empty if the trail is whole. */
  readonly broken: readonly Broken[]
}

/** The number of entries read at once. */
const batch = 2000

/**
 * Checks every event of an agency against its keyed hash, every link against the previous one, and the
 * chain against the head outside the database. Names the events that were gone before they were sealed.
 */
export async function verifyAgency(
  services: Pick<AppServices, 'keys' | 'storage' | 'clock'>,
  db: Pick<Database, 'directUrl'>,
  agencyId: string,
): Promise<Verified> {
  // Read before the chain, which may grow in the meantime but must not shrink.
  const kept = await readHead(services, agencyId)
  const missing = brokenBy(await readMissing(services, agencyId))
  return asOwner(db.directUrl, async (tx) => {
    const chain = await verifyChain(services, tx, agencyId, kept)
    const waiting = await verifyWaiting(services, tx, agencyId, chain.sealed > 0)
    const strays = (await findStrays(tx, agencyId)).map((event) =>
      breach(event, 'the event was put in beside the chain: it was never sealed and waits nowhere'),
    )
    return {
      agencyId,
      events: await countEvents(tx, agencyId),
      sealed: chain.sealed,
      waiting: waiting.count,
      broken: [...chain.broken, ...waiting.broken, ...strays, ...missing],
    }
  })
}

async function verifyChain(
  services: Pick<AppServices, 'keys'>,
  tx: Tx,
  agencyId: string,
  kept: Head | null | 'forged',
) {
  const broken: Broken[] = []
  let last: Head = { position: 0, link: noLink }
  let sealed = 0
  let keptStands = kept === null || kept === 'forged'
  for (;;) {
    const entries = await findEntries(tx, agencyId, last.position, batch)
    for (const entry of entries) {
      sealed += 1
      const wrong = wrongWith(services, agencyId, last, entry)
      if (wrong) broken.push(breach(entry, wrong))
      last = { position: entry.position, link: entry.link }
      if (kept !== null && kept !== 'forged' && kept.position === entry.position) {
        keptStands = kept.link.equals(entry.link)
      }
    }
    if (entries.length < batch) break
  }
  const head = wrongWithHead(kept, keptStands, last)
  if (head)
    broken.push({ position: last.position, eventId: null, at: null, action: null, what: head })
  return { sealed, broken }
}

/** What is wrong with one entry that follows another, in words; null if it is right. */
function wrongWith(
  services: Pick<AppServices, 'keys'>,
  agencyId: string,
  last: Head,
  entry: Entry,
): string | null {
  const { position, event_id: eventId, link_key: key } = entry
  if (position !== last.position + 1) {
    return `the chain has a gap: after position ${last.position} comes ${position}`
  }
  if (entry.id === null) return 'the event was removed: the chain names it, and it is not there'
  if (!services.keys.byId.has(key)) return `the key ${key} of the link is not among those given`
  const event = entry as Entry & AuditRow
  const mac = entry.adopted_mac ?? entry.mac
  if (entry.mac && entry.mac_key && !services.keys.byId.has(entry.mac_key)) {
    return `the key ${entry.mac_key} of the event is not among those given`
  }
  const genuine = entry.adopted_mac
    ? entry.adopted_mac.equals(eventMac(services.keys, key, event))
    : genuineMac(services, event) !== null
  if (!mac || !genuine) return 'the event was changed: its content does not fit its keyed hash'
  const link = linkOf(services.keys, key, last.link, { agencyId, position, eventId, mac })
  return link.equals(entry.link)
    ? null
    : 'the link does not follow the one before: entries were removed, put in or moved'
}

function wrongWithHead(kept: Head | null | 'forged', stands: boolean, last: Head): string | null {
  if (kept === 'forged') return 'the head that is kept outside the database was changed'
  if (kept === null) {
    return last.position === 0 ? null : 'there is no head outside the database for this chain'
  }
  if (last.position < kept.position) {
    return `the end was cut off: the chain ends at ${last.position}, but ${kept.position} were sealed`
  }
  return stands
    ? null
    : `the chain does not lead through the head that was kept at ${kept.position}`
}

const brokenBy = (missing: readonly string[] | 'forged'): Broken[] => {
  const nowhere = { position: null, at: null, action: null }
  if (missing === 'forged')
    return [{ ...nowhere, eventId: null, what: 'the note of missing events was changed' }]
  return missing.map((eventId) => ({
    ...nowhere,
    eventId,
    what: 'the event was removed after its commit, before it was sealed',
  }))
}

async function verifyWaiting(
  services: Pick<AppServices, 'keys' | 'clock'>,
  tx: Tx,
  agencyId: string,
  begun: boolean,
) {
  const broken: Broken[] = []
  const latest = services.clock().getTime() - patience
  let [count, late] = [0, 0]
  let after: string | null = null
  for (;;) {
    const waiting: WaitingEvent[] = await findWaiting(tx, agencyId, after, batch)
    count += waiting.length
    for (const event of waiting) {
      // Before the first seal there are older events, which it takes over.
      if (event.mac === null && !begun) continue
      if (!genuineMac(services, event)) broken.push(breach(event, notGenuine))
      else if (Date.parse(event.at) < latest && ++late === 1) broken.push(breach(event, tooLong))
    }
    after = waiting.at(-1)?.id ?? null
    if (waiting.length < batch) return { count, broken }
  }
}

/** Milliseconds after which a written event must be sealed: a sweep runs each minute. */
const patience = 5 * 60_000

const notGenuine = 'the event is not genuine: its content does not fit its keyed hash'
const tooLong = 'the event waits for more than five minutes: no process seals'

const breach = (
  row: { position?: number; event_id?: string; id: string | null } & {
    at: string | null
    action: string | null
    sealed_at?: string
  },
  what: string,
): Broken => ({
  position: row.position ?? null,
  eventId: row.event_id ?? row.id,
  at: row.at ?? row.sealed_at ?? null,
  action: row.action,
  what,
})

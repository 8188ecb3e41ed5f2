import { timingSafeEqual } from 'node:crypto'
import type { AppServices } from '../services.ts'
import type { Database, Tx } from '../db/pool.ts'
import { inAgency } from '../db/transaction.ts'
import {
  findHead,
  findLink,
  findWaiting,
  hasWaiting,
  insertLinks,
  lockChain,
  removeSealed,
  type WaitingEvent,
} from './chain-store.ts'
import { eventMac, type AuditRow } from './event-mac.ts'
import { type Head, readHead, writeHead } from './head.ts'
import { linkOf, noLink } from './link.ts'

/** The most events that one statement links. */
const batch = 2000

type Sealed = { sealed: number; refused: number }

/**
 * Links an agency's waiting events to its chain, then keeps the chain's head outside the database. The
 * events wait until both are done, so if a process dies in between, the next one does the rest.
 */
export async function sealAgency(
  services: AppServices,
  db: Database,
  agencyId: string,
): Promise<Sealed> {
  const outside = await readHead(services, agencyId)
  const outcome = await inAgency(db, agencyId, async (tx) => {
    if (!(await hasWaiting(tx))) return null
    await lockChain(tx, agencyId)
    return linkWaiting(services, tx, agencyId, outside === null)
  })
  if (!outcome) return { sealed: 0, refused: 0 }
  await inAgency(db, agencyId, async (tx) => {
    await lockChain(tx, agencyId)
    if (await keepHead(services, tx, agencyId)) await removeSealed(tx)
  })
  if (outcome.refused > 0) {
    services.log.error(
      { agency: agencyId, events: outcome.refused },
      'audit events are not genuine',
    )
  }
  return outcome
}

async function linkWaiting(
  services: AppServices,
  tx: Tx,
  agencyId: string,
  nothingKept: boolean,
): Promise<Sealed> {
  const key = services.keys.newest
  let head: Head = (await findHead(tx)) ?? { position: 0, link: noLink }
  // Events from before the chain have no keyed hash; only the first seal takes them over.
  const adopting = nothingKept && head.position === 0
  const counted = { sealed: 0, refused: 0 }
  let after: string | null = null
  for (;;) {
    const waiting: WaitingEvent[] = await findWaiting(tx, agencyId, after, batch)
    const links = []
    for (const event of waiting) {
      const adopted = adopting && event.mac === null ? eventMac(services.keys, key, event) : null
      const mac = adopted ?? genuineMac(services, event)
      if (!mac) {
        counted.refused += 1
        continue
      }
      const position = head.position + 1
      const link = linkOf(services.keys, key, head.link, {
        agencyId,
        position,
        eventId: event.id,
        mac,
      })
      const entry = { agency_id: agencyId, position, event_id: event.id, link, link_key: key }
      links.push({ ...entry, adopted_mac: adopted })
      head = { position, link }
    }
    if (links.length > 0) await insertLinks(tx, links)
    counted.sealed += links.length
    after = waiting.at(-1)?.id ?? null
    if (waiting.length < batch) return counted
  }
}

/** The keyed hash of an event, if the application computed it for exactly this row. */
export function genuineMac(
  services: Pick<AppServices, 'keys'>,
  event: AuditRow & { mac: Buffer | null; mac_key: string | null },
): Buffer | null {
  const { mac, mac_key: key } = event
  if (!mac || !key || !services.keys.byId.has(key)) return null
  const made = eventMac(services.keys, key, event)
  return made.length === mac.length && timingSafeEqual(made, mac) ? mac : null
}

/**
 * Writes the head outside, unless the kept head shows that the chain was cut or changed. That head is the
 * proof, and it stays until a person has investigated.
 */
async function keepHead(services: AppServices, tx: Tx, agencyId: string): Promise<boolean> {
  const head = await findHead(tx)
  if (!head) return false
  const kept = await readHead(services, agencyId)
  if (kept === 'forged' || (kept !== null && !(await stands(tx, kept)))) {
    services.log.error(
      { agency: agencyId },
      'the audit chain does not lead to the head that was kept',
    )
    return false
  }
  if (kept?.position !== head.position) await writeHead(services, agencyId, head)
  return true
}

const stands = async (tx: Tx, head: Head): Promise<boolean> =>
  (await findLink(tx, head.position))?.link.equals(head.link) ?? false

import type { Endpoint } from '@homeward/contract/endpoint'
import type { Database } from '../db/pool.ts'
import { inAgency } from '../db/transaction.ts'
import type { AuditEntry } from './entry.ts'
import { lookOf } from './look.ts'
import { onceAMinute } from './once-a-minute.ts'
import {
  appendEvents,
  type AuditedBy,
  type AuditEvent,
  auditEvents,
  type AuditServices,
} from './record.ts'

type Waiting = {
  readonly events: readonly AuditEvent[]
  kept(this: void): void
  lost(this: void, error: unknown): void
}

/** Records events of reads. It resolves when they are durable; only then may the data be shown. */
type ReadTrail = (agencyId: string, events: readonly AuditEvent[]) => Promise<void>

/**
 * Collects an agency's read events that arrive while others are being written, and writes them with the
 * next statement. A commit for each would cost more than most reads. If no one waits, nothing is delayed.
 * If the statement fails, so do all its reads.
 */
function openReadTrail(db: Database): ReadTrail {
  /** Agencies with a statement on its way. */
  const lines = new Map<string, Waiting[]>()
  const write = async (agencyId: string, line: Waiting[]): Promise<void> => {
    while (line.length > 0) {
      const some = line.splice(0)
      const events = some.flatMap((waiting) => waiting.events)
      // All of the transaction goes in one message.
      await inAgency(db, agencyId, (tx) => appendEvents(tx, events)).then(
        () => some.forEach(({ kept }) => kept()),
        (error: unknown) => some.forEach(({ lost }) => lost(error)),
      )
    }
    lines.delete(agencyId)
  }
  return (agencyId, events) =>
    new Promise((kept, lost) => {
      const line = lines.get(agencyId)
      const waiting = { events, kept, lost }
      if (line) return void line.push(waiting)
      const begun = [waiting]
      lines.set(agencyId, begun)
      // Reads that end at this moment are included.
      setImmediate(() => void write(agencyId, begun))
    })
}

const trails = new WeakMap<Database, ReadTrail>()

/** The one of a process. */
export function readTrailOf(db: Database): ReadTrail {
  const known = trails.get(db) ?? openReadTrail(db)
  trails.set(db, known)
  return known
}

type Looks = {
  /** Takes events in place of the transaction of a read. */
  readonly recordAll: (entries: readonly AuditEntry[]) => Promise<void>
  /** Records the collected events, or else this look. Only then may the data be shown. */
  keep(answer: unknown): Promise<void>
}

type Looking = {
  readonly who: AuditedBy
  readonly endpoint: Endpoint
  readonly input: object
}

/** The look events, collected while the read runs. */
export function looksOf(
  services: AuditServices,
  db: Database,
  { who, endpoint, input }: Looking,
): Looks {
  const looks: AuditEntry[] = []
  const keep = (entries: readonly AuditEntry[]) =>
    readTrailOf(db)(who.agencyId, auditEvents(services, who, entries))
  return {
    recordAll: async (entries) => void looks.push(...entries),
    async keep(answer) {
      if (looks.length > 0) return keep(looks)
      const look = lookOf({ endpoint, input, agencyId: who.agencyId }, answer)
      if (look) await onceAMinute(db, who, look, services.clock(), () => keep([look]))
    },
  }
}

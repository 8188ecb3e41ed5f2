import type { AppServices } from '../services.ts'
import type { Database } from '../db/pool.ts'
import { inAgency } from '../db/transaction.ts'
import { listen } from '../live/listen.ts'
import { findGone, lockChain } from './chain-store.ts'
import { type Announced, rememberAnnounced } from './announced.ts'
import { noteMissing } from './missing.ts'
import { auditChannel } from './record.ts'
import { sealAgency } from './seal.ts'

/** Events of one agency that come within this many milliseconds are sealed together. */
const pause = 1000

/**
 * Seals what is written, about a second later, and misses what is gone by then. What it cannot do is
 * left to the sweep each minute.
 */
export async function startSealer(
  services: AppServices,
  db: Database,
): Promise<{ close(): Promise<void> }> {
  const timers = new Map<string, NodeJS.Timeout>()
  const running = new Set<Promise<unknown>>()
  const announced = rememberAnnounced()
  const seal = (agencyId: string) => {
    timers.delete(agencyId)
    const run = sealAnnounced(services, db, agencyId, announced)
      .catch((error: Error) =>
        services.log.error(
          { agency: agencyId, name: error.name },
          'sealing the audit trail failed',
        ),
      )
      .finally(() => running.delete(run))
    running.add(run)
  }
  const hearing = await listen(
    { url: db.directUrl, log: services.log },
    {
      [auditChannel]: (announcement) => {
        const agencyId = announced.add(announcement)
        if (agencyId === null || timers.has(agencyId)) return
        timers.set(
          agencyId,
          setTimeout(() => seal(agencyId), pause),
        )
      },
    },
  )
  return {
    async close() {
      await hearing.close()
      for (const [agencyId, timer] of timers) {
        clearTimeout(timer)
        seal(agencyId)
      }
      await Promise.all(running)
    },
  }
}

/** Seals what waits in an agency, then holds what was announced against what is there. */
async function sealAnnounced(
  services: AppServices,
  db: Database,
  agencyId: string,
  announced: Announced,
): Promise<void> {
  const events = announced.of(agencyId)
  await sealAgency(services, db, agencyId)
  await inAgency(db, agencyId, async (tx) => {
    const gone = await findGone(tx, events)
    if (gone.length === 0) return
    await lockChain(tx, agencyId)
    await noteMissing(services, agencyId, gone)
    services.log.error(
      { agency: agencyId, events: gone.length },
      'audit events were removed before they were sealed',
    )
  })
  announced.settle(agencyId, events)
}

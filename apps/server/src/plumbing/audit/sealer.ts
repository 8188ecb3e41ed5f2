import type { House } from '../ctx.ts'
import type { Database } from '../db/pool.ts'
import { inAgency } from '../db/transaction.ts'
import { listen } from '../live/listen.ts'
import { findGone, lockChain } from './chain-store.ts'
import { type Heard, rememberHeard } from './heard.ts'
import { noteLost } from './lost.ts'
import { auditChannel } from './record.ts'
import { sealAgency } from './seal.ts'

/** Events of one agency that come within this many milliseconds are sealed together. */
const pause = 1000

/**
 * Seals what is written, about a second later, and misses what is gone by then. What it cannot do is
 * left to the sweep each minute.
 */
export async function startSealer(house: House, db: Database): Promise<{ close(): Promise<void> }> {
  const timers = new Map<string, NodeJS.Timeout>()
  const running = new Set<Promise<unknown>>()
  const heard = rememberHeard()
  const seal = (agencyId: string) => {
    timers.delete(agencyId)
    const run = sealHeard(house, db, agencyId, heard)
      .catch((error: Error) =>
        house.log.error({ agency: agencyId, name: error.name }, 'sealing the audit trail failed'),
      )
      .finally(() => running.delete(run))
    running.add(run)
  }
  const hearing = await listen(
    { url: db.url, log: house.log },
    {
      [auditChannel]: (announcement) => {
        const agencyId = heard.add(announcement)
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

/** Seals what waits in an agency, then holds what was heard against what is there. */
async function sealHeard(
  house: House,
  db: Database,
  agencyId: string,
  heard: Heard,
): Promise<void> {
  const events = heard.of(agencyId)
  await sealAgency(house, db, agencyId)
  await inAgency(db, agencyId, async (tx) => {
    const gone = await findGone(tx, events)
    if (gone.length === 0) return
    await lockChain(tx, agencyId)
    await noteLost(house, agencyId, gone)
    house.log.error(
      { agency: agencyId, events: gone.length },
      'audit events were removed before they were sealed',
    )
  })
  heard.settle(agencyId, events)
}

import type { House } from '../ctx.ts'
import type { Database } from '../db/pool.ts'
import { listen } from '../live/listen.ts'
import { auditChannel } from './record.ts'
import { sealAgency } from './seal.ts'

/** Events of one agency that come within this many milliseconds are sealed together. */
const pause = 1000

/** Seals what is written, about a second later. What it cannot do is left to the sweep each minute. */
export async function startSealer(house: House, db: Database): Promise<{ close(): Promise<void> }> {
  const timers = new Map<string, NodeJS.Timeout>()
  const running = new Set<Promise<unknown>>()
  const seal = (agencyId: string) => {
    timers.delete(agencyId)
    const run = sealAgency(house, db, agencyId)
      .catch((error: Error) =>
        house.log.error({ agency: agencyId, name: error.name }, 'sealing the audit trail failed'),
      )
      .finally(() => running.delete(run))
    running.add(run)
  }
  const hearing = await listen(
    { url: db.url, log: house.log },
    {
      [auditChannel]: (agencyId) => {
        if (timers.has(agencyId)) return
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
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}

import type pg from 'pg'
import type { Database } from '../db/pool.ts'
import { listen } from '../live/listen.ts'
import type { AppServices } from '../services.ts'
import { accountFor } from './account.ts'
import { rememberAnnounced } from './announced.ts'
import { auditChannel } from './record.ts'
import { sealAgency } from './seal.ts'
import { seatOf } from './seat.ts'
import { perAgency } from './per-agency.ts'

/** Milliseconds between the first event of an agency that is heard of and what is done about it. */
const pauses = {
  /** Those that come meanwhile are sealed with it. */
  seal: 1000,
  /** A process that does not seal looks what became of what it heard, after the one that seals has. */
  look: 30_000,
  /** After a failure. */
  again: 5000,
  /** Whether the one that seals is still there. */
  seat: 2000,
}

type Options = { readonly pauses?: Partial<typeof pauses> }

/**
 * Seals what is written, about a second later, and misses what is gone by then. One process of all seals;
 * the others remember what they heard of and what they wrote themselves, look later whether it is there,
 * and one of them takes over when the connection of the first ends. What none can do is left to the
 * sweep each minute.
 */
export async function startSealer(
  services: AppServices,
  db: Database,
  options: Options = {},
): Promise<{ close(): Promise<void> }> {
  const after = { ...pauses, ...options.pauses }
  const announced = rememberAnnounced()
  const seat = seatOf('audit sealer')
  let client: pg.Client | null = null
  const work = perAgency(async (agencyId) => {
    if (seat.taken()) await sealAgency(services, db, agencyId)
    if (await accountFor(services, db, agencyId, announced)) work.in(after.look, agencyId)
  }, failed)
  function failed(agencyId: string, { name }: Error): void {
    services.log.error({ agency: agencyId, name }, 'sealing the audit trail failed')
    work.in(after.again, agencyId)
  }
  const remember = (announcement: string) => {
    const agencyId = announced.add(announcement)
    if (agencyId !== null) work.in(seat.taken() ? after.seal : after.look, agencyId)
  }
  const sit = async () => {
    if (client === null || seat.taken()) return
    await seat.tryOn(client)
    if (seat.taken()) for (const agencyId of announced.agencies()) work.in(0, agencyId)
  }
  const deaf = db.hear(({ channel, payload }) => {
    if (channel === auditChannel) remember(payload)
  })
  const hearing = await listen(
    { url: db.directUrl, log: services.log },
    { [auditChannel]: remember },
    {
      connected(made) {
        client = made
        return sit()
      },
      lost() {
        client = null
        seat.lose()
      },
    },
  )
  const sitting = setInterval(() => void sit().catch(() => seat.lose()), after.seat)
  return {
    async close() {
      clearInterval(sitting)
      deaf()
      // Sealed while the seat is still taken, so that nobody else begins to.
      await work.close()
      await hearing.close()
    },
  }
}

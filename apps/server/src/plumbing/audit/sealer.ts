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

/** Milliseconds between an agency's first event and the seal. */
const pauses = {
  /** Events that arrive in the meantime are sealed with it. */
  seal: 1000,
  /** A process that does not seal checks its events after the sealing one has worked. */
  look: 30_000,
  /** After a failure. */
  again: 5000,
  /** How often to check that the sealing process still lives. */
  seat: 2000,
}

type Options = { readonly pauses?: Partial<typeof pauses> }

/**
 * Seals written events about a second later, and notices events that are gone by then. One process seals
 * for all. The others remember the events that they heard of or wrote, and check later whether they exist.
 * One of them takes over when the connection of the first ends. The sweep each minute does the rest.
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
      // Sealed while the seat is still taken, so no other process starts to.
      await work.close()
      await hearing.close()
    },
  }
}

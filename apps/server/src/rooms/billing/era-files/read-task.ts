import { v7 as uuid } from 'uuid'
import { makeCtx } from '../../../plumbing/context.ts'
import { agencyContext } from '../../../plumbing/db/agency-context.ts'
import type { Database } from '../../../plumbing/db/pool.ts'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { eachAgency } from '../../../plumbing/jobs/each-agency.ts'
import { systemTask } from '../../../plumbing/jobs/task.ts'
import type { AppServices } from '../../../plumbing/services.ts'
import { readNext } from './read-next.ts'
import { agenciesAtWork } from './store.ts'

/** Reads the files of an agency one after the other, in order of arrival. */
export async function readFilesOf(
  services: AppServices,
  db: Database,
  agencyId: string,
): Promise<void> {
  for (;;) {
    const became = await readNext(services, db, agencyId)
    if (became === 'none') return
    // The working job may have checked for more files before ours arrived.
    if (became === 'busy') return readLater(services, db, agencyId, 1)
  }
}

export const readRemittances = systemTask({
  name: 'billing.read_remittances',
  runForSystem: (services, db, { agency_id: agencyId }) => readFilesOf(services, db, agencyId),
})

/** Picks up the files that dead processes left. */
export const resumeRemittances = systemTask({
  name: 'billing.resume_remittances',
  every: '* * * * *',
  async runForSystem(services, db) {
    await eachAgency(db, await agenciesAtWork(db), (id) => readLater(services, db, id, 0))
  },
})

/** The waiting job does all remaining work, so one is enough. */
const readLater = (
  services: AppServices,
  db: Database,
  agencyId: string,
  seconds: number,
): Promise<void> =>
  inAgency(db, agencyId, async (tx) => {
    const ctx = makeCtx(services, tx, {
      agency: await agencyContext(tx),
      actor: { kind: 'job', name: readRemittances.name },
      requestId: uuid(),
    })
    const runAt = new Date(Date.now() + seconds * 1000)
    await ctx.enqueue('billing.read_remittances', {}, { key: `remittances:${agencyId}`, runAt })
  })

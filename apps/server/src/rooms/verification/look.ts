import type { Database } from '../../plumbing/db/pool.ts'
import { eachAgency } from '../../plumbing/jobs/each-agency.ts'
import type { AppServices } from '../../plumbing/services.ts'
import { followLater } from './follow/follow.ts'
import { inJob } from '../../plumbing/jobs/in-job.ts'
import { findWork } from './look-store.ts'
import { runLater } from './run/run-later.ts'

/** Hands over the work that there is; where there is none, no agency gets a job. */
export async function look(services: AppServices, db: Database): Promise<void> {
  const work = Map.groupBy(await findWork(db, services.clock()), (one) => one.agency_id)
  await eachAgency(db, [...work.keys()], (agencyId) =>
    inJob(
      services,
      db,
      agencyId,
      'verification.look',
    )(async (ctx) => {
      const found = work.get(agencyId) ?? []
      if (found.some(({ account_id: id }) => id === null)) await followLater(ctx)
      await runLater(
        ctx,
        found.flatMap(({ account_id: id }) => id ?? []),
      )
    }),
  )
}

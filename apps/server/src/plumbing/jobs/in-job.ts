import { v7 as uuid } from 'uuid'
import { type Ctx, makeCtx } from '../context.ts'
import { agencyContext } from '../db/agency-context.ts'
import type { Database } from '../db/pool.ts'
import { inAgency } from '../db/transaction.ts'
import type { AppServices } from '../services.ts'

/** Runs something in a transaction of the agency, as the job. */
export type InJob = <T>(work: (ctx: Ctx) => Promise<T>) => Promise<T>

export const inJob =
  (services: AppServices, db: Database, agencyId: string, name: string): InJob =>
  (work) =>
    inAgency(db, agencyId, async (tx) =>
      work(
        makeCtx(services, tx, {
          agency: await agencyContext(tx),
          actor: { kind: 'job', name },
          requestId: uuid(),
        }),
      ),
    )

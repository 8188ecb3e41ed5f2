import { v7 as uuid } from 'uuid'
import { type Ctx, makeCtx } from '../../plumbing/context.ts'
import { agencyContext } from '../../plumbing/db/agency-context.ts'
import type { Database } from '../../plumbing/db/pool.ts'
import { inAgency } from '../../plumbing/db/transaction.ts'
import type { AppServices } from '../../plumbing/services.ts'
import type { ReportJob } from './report-kind.ts'
import { claimReport, isPending } from './store.ts'

/** A job that told nothing for so long (milliseconds) was killed. */
const silence = 120_000
/** When to look after a report that somebody is at work on (milliseconds). */
const lookAfter = 600_000

/**
 * Hands a report to a job, and has another look after it later: the job of a killed process would otherwise
 * come back after hours only.
 */
export async function handOver(ctx: Ctx, job: ReportJob, id: string): Promise<void> {
  await ctx.enqueue(job, { report_id: id })
  await lookLater(ctx, job, id)
}

/** Takes up a report; undefined where there is nothing to do, or somebody is at work on it. */
export const takeUp = (
  services: AppServices,
  db: Database,
  job: ReportJob,
  { agencyId, reportId }: { agencyId: string; reportId: string },
) =>
  inAgency(db, agencyId, async (tx) => {
    const agency = await agencyContext(tx)
    const actor = { kind: 'job', name: job } as const
    const ctx = makeCtx(services, tx, { agency, actor, requestId: uuid() })
    const silent = new Date(ctx.now.getTime() - silence)
    const claimed = await claimReport(tx, reportId, { now: ctx.now, silent })
    if (!claimed && (await isPending(tx, reportId))) await lookLater(ctx, job, reportId)
    return claimed
  })

const lookLater = (ctx: Ctx, job: ReportJob, id: string): Promise<void> =>
  ctx.enqueue(
    job,
    { report_id: id },
    { key: `report:${id}`, runAt: new Date(ctx.now.getTime() + lookAfter) },
  )

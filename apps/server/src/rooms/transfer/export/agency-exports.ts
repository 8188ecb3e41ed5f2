import type {
  AgencyExport,
  cancelAgencyExport as cancellation,
  getAgencyExport as reading,
  listAgencyExports as listing,
} from '@homeward/contract/transfer/agency-exports'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { onConstraint } from '../../../plumbing/db/constraint.ts'
import { found } from '../../../plumbing/failure.ts'
import { presentExport } from './present-export.ts'
import { removeParts } from './remove-parts.ts'
import { findExport, findExports, insertExport, lockExport, updateExport } from './store.ts'

/** Exports of the agency, newest first. */
export async function listAgencyExports(
  ctx: Ctx,
  input: ParsedOf<typeof listing>,
): Promise<OutputOf<typeof listing>> {
  const { rows, meta } = await findExports(ctx.tx, input)
  return { data: rows.map((row) => presentExport(ctx, row)), meta }
}

export const getAgencyExport = async (
  ctx: Ctx,
  { id }: ParsedOf<typeof reading>,
): Promise<AgencyExport> => presentExport(ctx, found(await findExport(ctx.tx, id)))

/** Begins an export; a job writes the archive. */
export async function createAgencyExport(ctx: Ctx): Promise<AgencyExport> {
  const id = uuid()
  await insertExport(ctx.tx, { agency_id: ctx.agency.id, id, author: ctx.actor.name }).catch(
    (error: unknown) => onConstraint(error, { agency_exports_running: 'export_running' }),
  )
  await ctx.record({ action: 'agency.exported', type: 'agency_export', id })
  await ctx.enqueue('transfer.export', { export_id: id })
  await ctx.live('agency_exports', id)
  return getAgencyExport(ctx, { id })
}

/** Gives up an export that is on its way, or removes the archive of one that is done. */
export async function cancelAgencyExport(
  ctx: Ctx,
  { id }: ParsedOf<typeof cancellation>,
): Promise<AgencyExport> {
  const row = found(await lockExport(ctx.tx, id))
  const after = row.state === 'done' ? 'expired' : 'canceled'
  if (['waiting', 'running', 'done'].includes(row.state)) {
    await updateExport(ctx.tx, id, { state: after, finished_at: ctx.now.toISOString() })
    await removeParts(ctx, id)
  }
  await ctx.record({
    action: 'agency_export.removed',
    type: 'agency_export',
    id,
    before: { state: row.state },
    after: { state: after },
  })
  await ctx.live('agency_exports', id)
  return getAgencyExport(ctx, { id })
}

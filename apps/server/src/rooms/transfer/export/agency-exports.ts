import * as contract from '@homeward/contract/transfer/agency-exports'
import { v7 as uuid } from 'uuid'
import { onConstraint } from '../../../plumbing/db/constraint.ts'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { presentExport } from './present-export.ts'
import { removeParts } from './remove-parts.ts'
import { findExport, findExports, insertExport, lockExport, updateExport } from './store.ts'

/** Exports of the agency, newest first. */
export const listAgencyExports = verb(contract.listAgencyExports, async (ctx, input) => {
  const { rows, meta } = await findExports(ctx.tx, input)
  return { data: rows.map((row) => presentExport(ctx, row)), meta }
})

export const getAgencyExport = verb(contract.getAgencyExport, async (ctx, { id }) =>
  presentExport(ctx, found(await findExport(ctx.tx, id))),
)

/** Begins an export; a job writes the archive. */
export const createAgencyExport = verb(contract.createAgencyExport, async (ctx) => {
  const id = uuid()
  await insertExport(ctx.tx, { agency_id: ctx.agency.id, id, author: ctx.actor.name }).catch(
    (error: unknown) => onConstraint(error, { agency_exports_running: 'export_running' }),
  )
  await ctx.record({ action: 'agency.exported', type: 'agency_export', id })
  await ctx.enqueue('transfer.export', { export_id: id })
  await ctx.live('agency_exports', id)
  return getAgencyExport(ctx, { id })
})

/** Gives up an export that is on its way, or removes the archive of one that is done. */
export const cancelAgencyExport = verb(contract.cancelAgencyExport, async (ctx, { id }) => {
  const row = found(await lockExport(ctx.tx, id))
  const after = row.state === 'done' ? 'expired' : 'canceled'
  if (['waiting', 'running', 'done'].includes(row.state)) {
    await updateExport(ctx.tx, id, { state: after, finished_at: ctx.now.toISOString() })
    await removeParts(ctx, id)
  }
  await ctx.changed(
    {
      action: 'agency_export.removed',
      type: 'agency_export',
      id,
      before: { state: row.state },
      after: { state: after },
    },
    { topic: 'agency_exports', id },
  )
  return getAgencyExport(ctx, { id })
})

import type { Office, updateOffice as declaration } from '@homeward/contract/agency/offices'
import type { ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { found, refuseStale } from '../../../plumbing/failure.ts'
import { lockOffice, updateOfficeRow } from './office-store.ts'
import { presentOffice } from './present-office.ts'
import { refuseLastOffice } from './refuse-last-office.ts'
import { refusedName } from './refused-name.ts'

/** Changes the fields that were sent; the status archives or restores. */
export async function updateOffice(ctx: Ctx, input: ParsedOf<typeof declaration>): Promise<Office> {
  const { id, lock_version, ...fields } = input
  if (fields.status === 'archived') await refuseLastOffice(ctx, id)
  const before = found(await lockOffice(ctx.tx, id))
  refuseStale(lock_version, before, presentOffice(ctx, before))
  const after = await updateOfficeRow(ctx.tx, id, fields).catch(refusedName)
  await ctx.record({ action: 'office.updated', type: 'office', id, before, after })
  await ctx.live('office', id)
  return presentOffice(ctx, after)
}

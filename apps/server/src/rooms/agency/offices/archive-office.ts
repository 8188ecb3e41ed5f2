import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { archiveOffice as declaration } from '@homeward/contract/agency/offices'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { lockOffice, updateOfficeRow } from './office-store.ts'
import { refuseLastOffice } from './refuse-last-office.ts'

/** Takes an office out of the lists; whoever belongs to it keeps it until moved. */
export async function archiveOffice(
  ctx: Ctx,
  { id }: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  await refuseLastOffice(ctx, id)
  const before = found(await lockOffice(ctx.tx, id))
  const after = await updateOfficeRow(ctx.tx, id, { status: 'archived' })
  await ctx.record({ action: 'office.archived', type: 'office', id, before, after })
  await ctx.live('office', id)
  return { id }
}

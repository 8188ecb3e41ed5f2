import * as contract from '@homeward/contract/agency/offices'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { lockOffice, updateOfficeRow } from './office-store.ts'
import { refuseLastOffice } from './refuse-last-office.ts'
import { refuseWithClients } from './refuse-with-clients.ts'

/** Archives an office; people who belong to it keep it until they are moved. */
export const archiveOffice = verb(contract.archiveOffice, async (ctx, input) => {
  const { id } = input
  await refuseLastOffice(ctx, id)
  const before = found(await lockOffice(ctx.tx, id))
  await refuseWithClients(ctx, input)
  const after = await updateOfficeRow(ctx.tx, id, { status: 'archived' })
  await ctx.changed({ action: 'office.archived', type: 'office', id, before, after })
  return { id }
})

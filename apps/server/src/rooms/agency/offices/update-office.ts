import * as contract from '@homeward/contract/agency/offices'
import { found, refuseStale } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { lockOffice, updateOfficeRow } from './office-store.ts'
import { presentOffice } from './present-office.ts'
import { refuseLastOffice } from './refuse-last-office.ts'
import { refuseWithClients } from './refuse-with-clients.ts'
import { refusedName } from './refused-name.ts'

/** Changes the fields that were sent; the status archives or restores. */
export const updateOffice = verb(contract.updateOffice, async (ctx, input) => {
  const { id, lock_version, clients_confirmed, ...fields } = input
  const archives = fields.status === 'archived'
  if (archives) await refuseLastOffice(ctx, id)
  const before = found(await lockOffice(ctx.tx, id))
  refuseStale(lock_version, before, presentOffice(ctx, before))
  if (archives && before.status !== 'archived') {
    await refuseWithClients(ctx, { id, clients_confirmed })
  }
  const after = await updateOfficeRow(ctx.tx, id, fields).catch(refusedName)
  await ctx.changed({ action: 'office.updated', type: 'office', id, before, after })
  return presentOffice(ctx, after)
})

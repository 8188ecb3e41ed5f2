import * as contract from '@homeward/contract/agency/payors'
import { found, refuseStale } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { checkAccounts } from './check-accounts.ts'
import { checkSupervisor } from './check-supervisor.ts'
import { findPayor, lockPayor, updatePayorRow } from './payor-store.ts'
import { auditedPayor, presentPayor } from './present-payor.ts'
import { refusedName } from './refused-name.ts'

/** Changes the fields that were sent; the status archives or restores. */
export const updatePayor = verb(contract.updatePayor, async (ctx, input) => {
  const { id, lock_version, ...fields } = input
  const before = found(await lockPayor(ctx.tx, id))
  refuseStale(lock_version, before, presentPayor(ctx, before))
  await checkAccounts(ctx, fields, before)
  await checkSupervisor(ctx, fields, before)
  await updatePayorRow(ctx.tx, id, fields).catch(refusedName)
  const payor = found(await findPayor(ctx.tx, id))
  await ctx.changed({
    action: 'payor.updated',
    type: 'payor',
    id,
    before: auditedPayor(before),
    after: auditedPayor(payor),
  })
  return presentPayor(ctx, payor)
})

import * as contract from '@homeward/contract/agency/payors'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { lockPayor, updatePayorRow } from './payor-store.ts'

/** Archives a payor; records that refer to it keep it. */
export const archivePayor = verb(contract.archivePayor, async (ctx, { id }) => {
  const { status } = found(await lockPayor(ctx.tx, id))
  await updatePayorRow(ctx.tx, id, { status: 'archived' })
  await ctx.changed({
    action: 'payor.archived',
    type: 'payor',
    id,
    before: { status },
    after: { status: 'archived' },
  })
  return { id }
})

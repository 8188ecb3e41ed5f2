import * as contract from '@homeward/contract/agency/phone-numbers'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { deleteNumberRow, lockNumber } from './number-store.ts'
import { auditedNumber } from './present-number.ts'

/** Removes a phone number; what was called or written under it keeps the digits. */
export const deletePhoneNumber = verb(contract.deletePhoneNumber, async (ctx, { id }) => {
  const before = found(await lockNumber(ctx.tx, id))
  await deleteNumberRow(ctx.tx, id)
  await ctx.changed({
    action: 'phone_number.deleted',
    type: 'phone_number',
    id,
    before: auditedNumber(before),
  })
  return { id }
})

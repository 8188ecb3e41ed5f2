import * as contract from '@homeward/contract/agency/phone-numbers'
import { found, refuseStale } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findNumber, lockNumber, updateNumberRow } from './number-store.ts'
import {
  auditedNumber,
  checkOffice,
  giveUpDefault,
  presentNumber,
  refusedNumber,
} from './present-number.ts'

/** Changes the fields that were sent. */
export const updatePhoneNumber = verb(contract.updatePhoneNumber, async (ctx, input) => {
  const { id, lock_version, ...fields } = input
  const before = found(await lockNumber(ctx.tx, id))
  refuseStale(lock_version, before, presentNumber(ctx, before))
  if (fields.office_id !== before.office_id) await checkOffice(ctx, fields.office_id)
  if (fields.is_default && !before.is_default) await giveUpDefault(ctx)
  await updateNumberRow(ctx.tx, id, fields).catch(refusedNumber)
  const number = found(await findNumber(ctx.tx, id))
  await ctx.changed({
    action: 'phone_number.updated',
    type: 'phone_number',
    id,
    before: auditedNumber(before),
    after: auditedNumber(number),
  })
  return presentNumber(ctx, number)
})

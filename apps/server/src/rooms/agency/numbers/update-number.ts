import type { ParsedOf } from '@homeward/contract/endpoint'
import type {
  AgencyPhoneNumber,
  updatePhoneNumber as declaration,
} from '@homeward/contract/agency/phone-numbers'
import type { Ctx } from '../../../plumbing/context.ts'
import { found, refuseStale } from '../../../plumbing/failure.ts'
import { findNumber, lockNumber, updateNumberRow } from './number-store.ts'
import {
  auditedNumber,
  checkOffice,
  giveUpDefault,
  presentNumber,
  refusedNumber,
} from './present-number.ts'

/** Changes the fields that were sent. */
export async function updateNumber(
  ctx: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<AgencyPhoneNumber> {
  const { id, lock_version, ...fields } = input
  const before = found(await lockNumber(ctx.tx, id))
  refuseStale(lock_version, before, presentNumber(ctx, before))
  if (fields.office_id !== before.office_id) await checkOffice(ctx, fields.office_id)
  if (fields.is_default && !before.is_default) await giveUpDefault(ctx)
  await updateNumberRow(ctx.tx, id, fields).catch(refusedNumber)
  const number = found(await findNumber(ctx.tx, id))
  await ctx.record({
    action: 'phone_number.updated',
    type: 'phone_number',
    id,
    before: auditedNumber(before),
    after: auditedNumber(number),
  })
  await ctx.live('phone_number', id)
  return presentNumber(ctx, number)
}

import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { deletePhoneNumber as declaration } from '@homeward/contract/agency/phone-numbers'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { deleteNumberRow, lockNumber } from './number-store.ts'
import { auditedNumber } from './present-number.ts'

/** Removes a phone number; what was called or written under it keeps the digits. */
export async function deleteNumber(
  ctx: Ctx,
  { id }: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const before = found(await lockNumber(ctx.tx, id))
  await deleteNumberRow(ctx.tx, id)
  await ctx.record({
    action: 'phone_number.deleted',
    type: 'phone_number',
    id,
    before: auditedNumber(before),
  })
  await ctx.live('phone_number', id)
  return { id }
}

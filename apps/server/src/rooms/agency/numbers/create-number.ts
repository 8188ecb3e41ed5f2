import type { ParsedOf } from '@homeward/contract/endpoint'
import type {
  AgencyPhoneNumber,
  createPhoneNumber as declaration,
} from '@homeward/contract/agency/phone-numbers'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { findNumber, insertNumberRow } from './number-store.ts'
import {
  auditedNumber,
  checkOffice,
  giveUpDefault,
  presentNumber,
  refusedNumber,
} from './present-number.ts'

/** Adds a phone number. */
export async function createNumber(
  ctx: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<AgencyPhoneNumber> {
  await checkOffice(ctx, input.office_id)
  if (input.is_default) await giveUpDefault(ctx)
  const id = uuid()
  await insertNumberRow(ctx.tx, { ...input, agency_id: ctx.agency.id, id }).catch(refusedNumber)
  const number = found(await findNumber(ctx.tx, id))
  await ctx.record({
    action: 'phone_number.created',
    type: 'phone_number',
    id,
    after: auditedNumber(number),
  })
  await ctx.live('phone_number', id)
  return presentNumber(ctx, number)
}

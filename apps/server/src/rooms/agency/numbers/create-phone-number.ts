import * as contract from '@homeward/contract/agency/phone-numbers'
import { v7 as uuid } from 'uuid'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findNumber, insertNumberRow } from './number-store.ts'
import {
  auditedNumber,
  checkOffice,
  giveUpDefault,
  presentNumber,
  refusedNumber,
} from './present-number.ts'

/** Adds a phone number. */
export const createPhoneNumber = verb(contract.createPhoneNumber, async (ctx, input) => {
  await checkOffice(ctx, input.office_id)
  if (input.is_default) await giveUpDefault(ctx)
  const id = uuid()
  await insertNumberRow(ctx.tx, { ...input, agency_id: ctx.agency.id, id }).catch(refusedNumber)
  const number = found(await findNumber(ctx.tx, id))
  await ctx.changed({
    action: 'phone_number.created',
    type: 'phone_number',
    id,
    after: auditedNumber(number),
  })
  return presentNumber(ctx, number)
})

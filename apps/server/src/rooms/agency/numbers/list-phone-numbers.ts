import * as contract from '@homeward/contract/agency/phone-numbers'
import { verb } from '../../../plumbing/http/verb.ts'
import { findNumbers } from './number-store.ts'
import { presentNumber } from './present-number.ts'

/** The phone numbers of the agency, by label. */
export const listPhoneNumbers = verb(contract.listPhoneNumbers, async (ctx, input) => {
  const { rows, meta } = await findNumbers(ctx.tx, input)
  return { data: rows.map((row) => presentNumber(ctx, row)), meta }
})

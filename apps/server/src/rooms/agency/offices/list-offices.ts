import * as contract from '@homeward/contract/agency/offices'
import { verb } from '../../../plumbing/http/verb.ts'
import { findOffices } from './office-store.ts'
import { presentOffice } from './present-office.ts'

/** The offices of the agency, by name. */
export const listOffices = verb(contract.listOffices, async (ctx, input) => {
  const { rows, meta } = await findOffices(ctx.tx, input)
  return { data: rows.map((row) => presentOffice(ctx, row)), meta }
})

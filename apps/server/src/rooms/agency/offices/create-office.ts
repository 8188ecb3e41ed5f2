import * as contract from '@homeward/contract/agency/offices'
import { v7 as uuid } from 'uuid'
import { verb } from '../../../plumbing/http/verb.ts'
import { insertOfficeRow } from './office-store.ts'
import { presentOffice } from './present-office.ts'
import { refusedName } from './refused-name.ts'

/** Adds an office. */
export const createOffice = verb(contract.createOffice, async (ctx, input) => {
  const key = { agency_id: ctx.agency.id, id: uuid() }
  const office = await insertOfficeRow(ctx.tx, { ...input, ...key }).catch(refusedName)
  await ctx.changed({ action: 'office.created', type: 'office', id: office.id, after: office })
  return presentOffice(ctx, office)
})

import type { Office, createOffice as declaration } from '@homeward/contract/agency/offices'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { insertOfficeRow } from './office-store.ts'
import { refusedName } from './refused-name.ts'
import { presentOffice } from './present-office.ts'

/** Adds an office. */
export async function createOffice(ctx: Ctx, input: ParsedOf<typeof declaration>): Promise<Office> {
  const key = { agency_id: ctx.agency.id, id: uuid() }
  const office = await insertOfficeRow(ctx.tx, { ...input, ...key }).catch(refusedName)
  await ctx.record({ action: 'office.created', type: 'office', id: office.id, after: office })
  await ctx.live('office', office.id)
  return presentOffice(ctx, office)
}

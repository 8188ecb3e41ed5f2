import type { listOffices as declaration } from '@homeward/contract/agency/offices'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { findOffices } from './office-store.ts'
import { presentOffice } from './present-office.ts'

/** The offices of the agency, by name. */
export async function listOffices(
  ctx: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { rows, meta } = await findOffices(ctx.tx, input)
  return { data: rows.map((row) => presentOffice(ctx, row)), meta }
}

import type { listPayors as declaration } from '@homeward/contract/agency/payors'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { findPayors } from './payor-store.ts'
import { presentPayor } from './present-payor.ts'

/** The payors of the agency with what they pay, by name. */
export async function listPayors(
  ctx: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { rows, meta } = await findPayors(ctx.tx, input)
  return { data: rows.map((row) => presentPayor(ctx, row)), meta }
}

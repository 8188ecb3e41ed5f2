import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { listPayorRates as declaration } from '@homeward/contract/agency/payors'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { findPayor } from './payor-store.ts'
import { presentRate } from './present-rate.ts'
import { findRates } from './rate-store.ts'

/** The rates of a payor by service, newest first. */
export async function listRates(
  ctx: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  found(await findPayor(ctx.tx, input.id))
  const { rows, meta } = await findRates(ctx.tx, input)
  return { data: rows.map((row) => presentRate(ctx, row)), meta }
}

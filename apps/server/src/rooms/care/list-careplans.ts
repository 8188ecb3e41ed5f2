import type { listCareplans as declaration } from '@homeward/contract/care/careplans'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../plumbing/context.ts'
import { findCareplans } from './careplan-store.ts'
import { presentCareplan } from './present-careplan.ts'
import { todayOf } from './today.ts'

/** A page of care plans, of one client or of all. */
export async function listCareplans(
  ctx: Ctx,
  input: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { rows, meta } = await findCareplans(ctx.tx, input, todayOf(ctx))
  return { data: rows.map((row) => presentCareplan(ctx, row)), meta }
}

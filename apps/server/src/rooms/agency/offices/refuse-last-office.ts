import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { lockOpenOffices } from './office-store.ts'

/** An agency keeps one open office, because people and clients must belong to one. */
export async function refuseLastOffice(ctx: Ctx, id: string): Promise<void> {
  const open = await lockOpenOffices(ctx.tx)
  if (open.length === 1 && open[0]?.id === id) throw new Failure('last_office')
}

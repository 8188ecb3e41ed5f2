import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { countActiveClients } from './office-store.ts'

/** An office with active clients is archived only on confirmation. */
export async function refuseWithClients(
  ctx: Ctx,
  { id, clients_confirmed }: { id: string; clients_confirmed: boolean },
): Promise<void> {
  if (clients_confirmed) return
  const clients = await countActiveClients(ctx.tx, id)
  if (clients === 0) return
  const them = clients === 1 ? '1 active client belongs' : `${clients} active clients belong`
  throw new Failure('office_has_clients', {
    sentence: `${them} to this office. Move them first or confirm that they keep this office.`,
  })
}

import type { endAccountSessions as declaration } from '@homeward/contract/identity/access'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { endSessions } from '../session-store.ts'
import { findAgentAccount } from './access-store.ts'

/** Signs a person, named by their agent, out of this agency on every device. */
export async function endAccountSessions(
  ctx: Ctx,
  { id }: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const { user_id: userId } = found(await findAgentAccount(ctx.tx, id))
  const ended = userId === null ? 0 : await endSessions(ctx.tx, { userId }, ctx.now)
  await ctx.record({ action: 'account.signed_out', type: 'agent', id, after: { ended } })
  return { ended }
}

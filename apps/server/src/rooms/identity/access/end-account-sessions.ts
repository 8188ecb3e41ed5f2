import * as contract from '@homeward/contract/identity/access'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { endSessions } from '../session-store.ts'
import { findAgentAccount } from './access-store.ts'

/** Signs a person, named by their agent, out of this agency on every device. */
export const endAccountSessions = verb(contract.endAccountSessions, async (ctx, { id }) => {
  const { user_id: userId } = found(await findAgentAccount(ctx.tx, id))
  const ended = userId === null ? 0 : await endSessions(ctx.tx, { userId }, ctx.now)
  await ctx.record({ action: 'account.signed_out', type: 'agent', id, after: { ended } })
  return { ended }
})

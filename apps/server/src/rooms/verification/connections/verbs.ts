import * as contract from '@homeward/contract/verification/vendor-verifications'
import type { Ctx } from '../../../plumbing/context.ts'
import { found, refuseStaleWith } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { presentConnection } from './present.ts'
import { findConnection, findConnections, lockConnection, setState } from './store.ts'

/** The EVV accounts with what waits at each. */
export const listVerificationConnections = verb(
  contract.listVerificationConnections,
  async (ctx, input) => {
    const { rows, meta } = await findConnections(ctx.tx, input)
    return { data: rows.map((row) => presentConnection(ctx, row)), meta }
  },
)

const load = async (ctx: Ctx, id: string) =>
  presentConnection(ctx, found(await findConnection(ctx.tx, id)))

/** Pauses sending over an account, or resumes it; resuming ends a rest after failures. */
export const updateVerificationConnection = verb(
  contract.updateVerificationConnection,
  async (ctx, { id, state, lock_version }) => {
    const before = found(await lockConnection(ctx.tx, ctx.agency.id, id))
    await refuseStaleWith(lock_version, before, () => load(ctx, id))
    await setState(ctx.tx, id, state, ctx.now.toISOString())
    await ctx.changed({
      action:
        state === 'paused'
          ? 'integration_account.sending_paused'
          : 'integration_account.sending_resumed',
      type: 'integration_account',
      id,
      before: { state: before.state },
      after: { state },
    })
    return load(ctx, id)
  },
)

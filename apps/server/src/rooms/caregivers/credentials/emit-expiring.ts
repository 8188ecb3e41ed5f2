import { noticeDue } from '@homeward/domain/caregivers/credentials'
import { daysBetween } from '@homeward/domain/time/zone'
import type { Ctx } from '../../../plumbing/context.ts'
import { lockEnding, updateCredentialRow } from './credential-store.ts'

/** Credentials loaded per batch. */
const batchSize = 500

/**
 * Emits `credential.expiring` once for each notice period (30, 14 and 7 days) that a credential has
 * reached, with the agent, the credential and the days left.
 */
export async function emitExpiring(ctx: Ctx): Promise<void> {
  const today = ctx.today
  let last: string | null = null
  do {
    const ending: Awaited<ReturnType<typeof lockEnding>> = await lockEnding(
      ctx.tx,
      today,
      last,
      batchSize,
    )
    for (const { id, agent_id, kind, expires_on, told_days } of ending) {
      const due = noticeDue({ expiresOn: expires_on }, told_days, today)
      if (due === null || expires_on === null) continue
      await updateCredentialRow(ctx.tx, id, { told_days: due })
      await ctx.record({
        action: 'credential.expiring',
        type: 'agent',
        id: agent_id,
        after: { kind, expires_on, notice_days: due },
      })
      await ctx.emit('credential.expiring', {
        agent_id,
        credential_id: id,
        days: daysBetween(today, expires_on),
      })
    }
    last = ending.length < batchSize ? null : (ending.at(-1)?.id ?? null)
  } while (last !== null)
}

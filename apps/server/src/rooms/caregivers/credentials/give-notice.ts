import { noticeDue } from '@homeward/domain/caregivers/credentials'
import { daysBetween } from '@homeward/domain/time/zone'
import type { Ctx } from '../../../plumbing/context.ts'
import { lockEnding, updateCredentialRow } from './credential-store.ts'

/** Credentials of one round: small in memory, and few rounds. */
const atOnce = 500

/**
 * Tells of credentials that end in 30, 14 or 7 days or fewer, each notice once: rooms that follow
 * `credential.expiring` get agent, credential and the days that are left.
 */
export async function giveNotice(ctx: Ctx): Promise<void> {
  const today = ctx.today
  let last: string | null = null
  do {
    const ending: Awaited<ReturnType<typeof lockEnding>> = await lockEnding(
      ctx.tx,
      today,
      last,
      atOnce,
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
    last = ending.length < atOnce ? null : (ending.at(-1)?.id ?? null)
  } while (last !== null)
}

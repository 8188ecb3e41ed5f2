import {
  restAfter,
  restForPerson,
  silentAfter,
  silentWhenFailing,
} from '@homeward/domain/verification/retries'
import type { Ctx } from '../../../plumbing/context.ts'
import { MaybeSent, NotSent } from '../vendors/vendor.ts'
import { lockConnection, updateConnection } from './connection-store.ts'
import { findOpenWork } from './sending-store.ts'
import type { Turn } from './turn.ts'

const later = (now: Date, seconds: number): string =>
  new Date(now.getTime() + seconds * 1000).toISOString()

/** Notes that a vendor answered: whatever rested goes on. */
export async function noteAnswer(ctx: Ctx, accountId: string): Promise<void> {
  const { state } = await lockConnection(ctx.tx, ctx.agency.id, accountId)
  await updateConnection(ctx.tx, accountId, {
    state: state === 'paused' ? 'paused' : 'open',
    rests_until: null,
    failures: 0,
    failing_since: null,
    last_answered_at: ctx.now.toISOString(),
  })
  await ctx.live('vendor_verification', accountId)
}

/** Notes that a vendor could not be talked to; true if the connection rests now. */
export function noteFailure(
  { within, account, random, log }: Omit<Turn, 'vendor'>,
  error: unknown,
): Promise<boolean> {
  log.warn({ account: account.id, err: error }, 'an EVV vendor could not be talked to')
  return within(async (ctx) => {
    const before = await lockConnection(ctx.tx, ctx.agency.id, account.id)
    const failures = before.failures + 1
    const needsPerson = error instanceof NotSent && error.why !== 'later'
    const asked = isSaid(error) ? (error.wait ?? 0) : 0
    const rest = needsPerson ? restForPerson : restAfter(failures, random())
    const rests = rest !== null || asked > 0
    await updateConnection(ctx.tx, account.id, {
      failures,
      failing_since: before.failing_since ?? ctx.now.toISOString(),
      last_failed_at: ctx.now.toISOString(),
      last_error: whyNot(error),
      ...(rests &&
        before.state !== 'paused' && {
          state: 'resting' as const,
          rests_until: later(ctx.now, Math.max(rest ?? 0, asked)),
        }),
    })
    if (needsPerson) await tellSilent(ctx, account, ctx.now.toISOString())
    await ctx.live('vendor_verification', account.id)
    return rests
  })
}

const isSaid = (error: unknown): error is NotSent | MaybeSent =>
  error instanceof NotSent || error instanceof MaybeSent

/** Why a vendor could not be talked to, for a person. */
export function whyNot(error: unknown): string {
  if (isSaid(error)) return error.message
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')) {
    return 'The vendor did not answer within a minute.'
  }
  return 'The connection to the vendor was cut off.'
}

/** Tells people once if a vendor owes an answer or cannot be reached for too long, and notes that it is over. */
export async function watchSilence(ctx: Ctx, account: Turn['account']): Promise<void> {
  const before = await lockConnection(ctx.tx, ctx.agency.id, account.id)
  const { oldest } = await findOpenWork(ctx.tx, account.id)
  const owedSince = isPast(oldest, silentAfter, ctx.now) ? oldest : null
  const failingSince = isPast(before.failing_since, silentWhenFailing, ctx.now)
    ? before.failing_since
    : null
  const since = owedSince ?? failingSince
  if (since !== null) return tellSilent(ctx, account, since)
  if (before.silent_since !== null && before.failing_since === null) {
    await updateConnection(ctx.tx, account.id, { silent_since: null })
  }
}

const isPast = (at: string | null, seconds: number, now: Date): boolean =>
  at !== null && now.getTime() - Date.parse(at) > seconds * 1000

async function tellSilent(ctx: Ctx, account: Turn['account'], since: string): Promise<void> {
  const before = await lockConnection(ctx.tx, ctx.agency.id, account.id)
  if (before.silent_since !== null) return
  const { waiting } = await findOpenWork(ctx.tx, account.id)
  await updateConnection(ctx.tx, account.id, { silent_since: since })
  await ctx.emit('verification.silent', {
    account_id: account.id,
    account_name: account.name,
    since,
    waiting,
  })
}

import type { EvvVendor } from '@homeward/domain/agency/vocabulary'
import { delayAfter, delayUntold, givesUpAfter } from '@homeward/domain/verification/retries'
import type { AttemptOutcome } from '@homeward/domain/verification/vocabulary'
import type { Ctx } from '../../../plumbing/context.ts'
import { lockRows, type OutboxRow, saveRows, toJson } from '../outbox-store.ts'
import { tellOfVisits } from '../tell-of-visits.ts'
import type { Spoken } from '../vendors/vendor.ts'
import { sentMaybe } from './maybe.ts'
import { gaveUp } from './problems.ts'
import type { Turn } from './turn.ts'
import {
  countOutcomes,
  findWaitingAttempts,
  lockWaiting,
  updateAttempts,
  updateSending,
} from './sending-store.ts'

type Failure = {
  /** `not_sent` if certainly nothing arrived. */
  outcome: Extract<AttemptOutcome, 'not_sent' | 'unknown'>
  error: string
  /**
   * When its records are sent again: after longer and longer, until a person decides; soon, where nothing is
   * held against them; at once, where it was not their turn.
   */
  again: 'counted' | 'soon' | 'at_once'
  responses?: readonly Spoken[]
  /** The records that it is about; all that wait if left out. */
  only?: readonly string[]
}

/** Ends a sending that got no verdict: its records wait to be sent again, or for a person. */
export async function endUnsettled(
  ctx: Ctx,
  { account, random }: Pick<Turn, 'account' | 'random'>,
  sendingId: string,
  failure: Failure,
): Promise<void> {
  const sending = await lockWaiting(ctx.tx, sendingId)
  if (!sending) return
  const all = await findWaitingAttempts(ctx.tx, [sendingId])
  const { only } = failure
  const waiting = only ? all.filter((one) => only.includes(one.verification_id)) : all
  const sequences = new Map(waiting.map((one) => [one.verification_id, one.sequence]))
  const rows = await lockRows(ctx.tx, [...sequences.keys()])
  const after = rows
    .filter((row) => row.sequence === sequences.get(row.id))
    .map((row) => sentAgain(row, failure, { now: ctx.now, random, vendor: account.vendor }))
  await saveRows(ctx.tx, after, ctx.now)
  const responses = new Map(failure.responses?.map(({ id, text }) => [id, text]))
  await updateAttempts(
    ctx.tx,
    waiting.map(({ verification_id: id }) => ({
      sending_id: sendingId,
      verification_id: id,
      outcome: failure.outcome,
      request: null,
      response: responses.get(id) ?? null,
      problems: [],
      ended_at: ctx.now.toISOString(),
    })),
  )
  const ended = await countOutcomes(ctx.tx, sendingId)
  const verdict = ended.accepted ? 'accepted' : ended.rejected ? 'rejected' : failure.outcome
  await updateSending(ctx.tx, sendingId, {
    error: failure.error,
    ...(!ended.waiting && { outcome: verdict, ended_at: ctx.now.toISOString() }),
  })
  const first = after[0]
  if (first) await ctx.live('vendor_verification', first.id)
  await tellOfVisits(
    ctx,
    after.flatMap((row) => (row.kind === 'visit' ? [row.parent_id] : [])),
  )
}

/** A record without a verdict. One that the vendor may have is unsure, whatever else becomes of it. */
function sentAgain(
  row: OutboxRow,
  { outcome, error, again }: Failure,
  { now, random, vendor }: { now: Date; random: () => number; vendor: EvvVendor },
): OutboxRow {
  const seen = outcome === 'unknown' ? { ...row, unsure: true, sent: sentMaybe(row) } : row
  if (row.status !== 'sent') return seen
  const failures = row.failures + (again === 'counted' ? 1 : 0)
  if (again === 'counted' && failures >= givesUpAfter) {
    const problems = gaveUp(vendor, row, error)
    return {
      ...seen,
      failures,
      status: 'failed',
      problems: toJson(problems),
      cause: 'gave_up',
    }
  }
  const delays = {
    counted: delayAfter(failures, random()),
    soon: delayUntold(random()),
    at_once: 0,
  }
  const due = new Date(now.getTime() + delays[again] * 1000).toISOString()
  return { ...seen, failures, status: 'pending', due_at: due }
}

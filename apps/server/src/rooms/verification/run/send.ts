import { askAgainAfter } from '@homeward/domain/verification/retries'
import type { VerificationKind } from '@homeward/domain/verification/vocabulary'
import { NotSent, type Sent } from '../vendors/vendor.ts'
import { claim, type Claimed } from './claim.ts'
import { noteAnswer, noteFailure, whyNot } from './connection.ts'
import { updateSending } from './sending-store.ts'
import { settle } from './settle.ts'
import { patience, type Turn } from './turn.ts'
import { endUnsettled } from './unsettled.ts'

/** What became of one look at a kind: nothing was due, something was done, or the connection rests. */
type Step = 'nothing' | 'done' | 'rests'

/** Sends due records of one kind, as many as one sending may have. */
export async function sendSome(turn: Turn, kind: VerificationKind): Promise<Step> {
  const { looked, claimed } = await turn.within((ctx) => claim(ctx, turn, kind))
  if (claimed === null) return looked === 0 ? 'nothing' : 'done'
  return handOver(turn, claimed)
}

async function handOver(turn: Turn, { sendingId, tellings }: Claimed): Promise<Step> {
  const { within, vendor } = turn
  let sent: Sent
  try {
    sent = await vendor.send(tellings, AbortSignal.timeout(patience))
  } catch (error) {
    const isNotSent = error instanceof NotSent
    await within((ctx) =>
      endUnsettled(ctx, turn, sendingId, {
        outcome: isNotSent ? 'not_sent' : 'unknown',
        error: whyNot(error),
        again: isNotSent ? again(error) : 'counted',
      }),
    )
    return (await noteFailure(turn, error)) ? 'rests' : 'done'
  }
  await within(async (ctx) => {
    if (sent.ref !== null) {
      const wait = askAgainAfter(vendor.answersAfter, 0) * 1000
      const askAt = new Date(ctx.now.getTime() + wait).toISOString()
      await updateSending(ctx.tx, sendingId, { ref: sent.ref, ask_at: askAt })
    }
    const { notSent, unknown, left, failure } = sent
    const untold = { outcome: 'not_sent', error: whyNot(failure) } as const
    if (notSent) {
      const failed = { ...untold, again: again(failure), only: notSent }
      await endUnsettled(ctx, turn, sendingId, failed)
    }
    if (left) await endUnsettled(ctx, turn, sendingId, { ...untold, again: 'at_once', only: left })
    if (unknown) await endUnsettled(ctx, turn, sendingId, { ...lost, only: unknown })
    await settle(ctx, turn, sendingId, sent)
    if (!failure || sent.ref !== null || sent.answers.length > 0) {
      await noteAnswer(ctx, turn.account.id)
    }
    // A vendor that answers at once owes a word on each record.
    if (sent.ref === null) await endUnsettled(ctx, turn, sendingId, lost)
  })
  return sent.failure && (await noteFailure(turn, sent.failure)) ? 'rests' : 'done'
}

/** What waits for a person goes at once when the connection works again. */
const again = (error: unknown): 'soon' | 'at_once' =>
  error instanceof NotSent && error.why !== 'later' ? 'at_once' : 'soon'

const lost = {
  outcome: 'unknown',
  error: 'The vendor said nothing of it.',
  again: 'counted',
} as const

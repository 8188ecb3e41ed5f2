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
        counts: !isNotSent || error.why === 'later',
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
    const { notSent, unknown } = sent
    if (notSent) {
      const { ids: only, error } = notSent
      const counts = error.why === 'later'
      await endUnsettled(ctx, turn, sendingId, {
        outcome: 'not_sent',
        error: whyNot(error),
        counts,
        only,
      })
    }
    if (unknown) await endUnsettled(ctx, turn, sendingId, { ...lost, only: unknown })
    await settle(ctx, turn, sendingId, sent)
    await noteAnswer(ctx, turn.account.id)
    // A vendor that answers at once owes a word on each record.
    if (sent.ref === null) await endUnsettled(ctx, turn, sendingId, lost)
  })
  return sent.notSent && (await noteFailure(turn, sent.notSent.error)) ? 'rests' : 'done'
}

const lost = { outcome: 'unknown', error: 'The vendor said nothing of it.', counts: true } as const

import { askAgainAfter, unansweredAfter } from '@homeward/domain/verification/retries'
import type { Waiting } from '../vendors/vendor.ts'
import { noteAnswer, noteFailure } from './connection.ts'
import {
  findAskable,
  findCutOff,
  findWaitingAttempts,
  type Sending,
  updateSending,
} from './sending-store.ts'
import { settle } from './settle.ts'
import { patience, type Turn } from './turn.ts'
import { endUnsettled } from './unsettled.ts'

/** Sendings that are asked for in one call. */
const atOnce = 20

/** Asks for the answers that are owed; true if the connection rests now. */
export async function hear(turn: Turn): Promise<boolean> {
  while (!turn.isOver()) {
    const waiting = await turn.within(async (ctx) => {
      const sendings = await findAskable(ctx.tx, turn.account.id, ctx.now, atOnce)
      const attempts = await findWaitingAttempts(
        ctx.tx,
        sendings.map(({ id }) => id),
      )
      const bySending = Map.groupBy(attempts, ({ sending_id: id }) => id)
      for (const sending of sendings) await askLater(ctx.tx, turn, sending, ctx.now)
      return sendings.map((sending) => ({
        id: sending.id,
        asked: {
          ref: sending.ref ?? '',
          kind: sending.kind,
          sentAt: sending.began_at,
          records: (bySending.get(sending.id) ?? []).map((one) => ({
            id: one.verification_id,
            recordId: one.parent_id,
            sequence: one.sequence,
          })),
        } satisfies Waiting,
      }))
    })
    if (waiting.length === 0) return false
    const byRef = new Map(waiting.map(({ id, asked }) => [asked.ref, id]))
    try {
      const heard = await turn.vendor.hear(
        waiting.map(({ asked }) => asked),
        AbortSignal.timeout(patience),
      )
      for (const one of heard) {
        const id = byRef.get(one.ref)
        if (id === undefined) continue
        await turn.within(async (ctx) => {
          await settle(ctx, turn, id, one)
          if (one.unknown) {
            const error = 'The vendor gave no answer.'
            const only = one.unknown
            const failure = { outcome: 'unknown', error, again: 'counted', only } as const
            await endUnsettled(ctx, turn, id, failure)
          }
        })
      }
      await turn.within((ctx) => noteAnswer(ctx, turn.account.id))
    } catch (error) {
      return noteFailure(turn, error)
    }
  }
  return false
}

/** The longer a vendor takes, the more seldom it is asked. */
function askLater(
  tx: Parameters<typeof updateSending>[0],
  turn: Turn,
  sending: Sending,
  now: Date,
) {
  const waited = (now.getTime() - Date.parse(sending.began_at)) / 1000
  const seconds = askAgainAfter(turn.vendor.answersAfter, waited)
  const ask_at = new Date(now.getTime() + seconds * 1000).toISOString()
  return updateSending(tx, sending.id, { ask_at })
}

/**
 * Ends sendings whose end no one noted, because the process was killed, and those that the vendor no longer
 * answers. Only one run at a time works on an account, so no one else is about to note it.
 */
export async function endCutOff(turn: Turn): Promise<void> {
  const { within, account } = turn
  const cutOff = await within((ctx) => {
    const since = new Date(ctx.now.getTime() - unansweredAfter * 1000).toISOString()
    return findCutOff(ctx.tx, account.id, since)
  })
  for (const { id, ref } of cutOff) {
    const error = ref === null ? 'The sending was cut off.' : 'The vendor never answered.'
    const again = ref === null ? 'at_once' : 'counted'
    const failure = { outcome: 'unknown', error, again } as const
    await within((ctx) => endUnsettled(ctx, turn, id, failure))
  }
}

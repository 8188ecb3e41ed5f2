import * as contract from '@homeward/contract/visits/exceptions'
import type { OutputOf } from '@homeward/contract/endpoint'
import { exceptionOf } from '@homeward/domain/visits/exceptions'
import { probableFix } from '@homeward/domain/visits/probable-fix'
import { reasonOf, reasonWords, standardReasons } from '@homeward/domain/visits/reasons'
import type { Ctx } from '../../../plumbing/context.ts'
import { attempt } from '../../../plumbing/db/attempt.ts'
import { Failure, found, refuseStale, sentenceOf } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { refuseUnknownReasons } from '../reasons/given-reason.ts'
import { exceptionFacts, exceptionsAt, hasRefusedTask } from '../shown/visit-quality.ts'
import { lockVisit, type VisitFacts } from '../visit-store.ts'
import { fixFacts } from './queue-rows.ts'
import { queuedVisits } from './queue-store.ts'
import { type Decision, settleVisit } from './settle-visit.ts'

type Answer = OutputOf<typeof contract.settleExceptions>
type Asked = { id: string; lock_version: number }

/**
 * Settles one exception of some visits. One that somebody else has changed, or that the rules do not let go, is
 * reported and stays as it is.
 */
export const settleExceptions = verb(contract.settleExceptions, async (ctx, input) => {
  const { exception, reason, action, note = null } = input
  const [words = ''] = await refuseUnknownReasons(ctx, [
    { kind: 'reason', key: reason },
    { kind: 'action', key: action },
  ])
  const chosen = reason === undefined ? null : { key: reason, words }
  const known = new Map(
    (await queuedVisits(ctx.tx, idsOf(input.visits))).map((visit) => [visit.id, visit]),
  )
  return eachOf(ctx, input.visits, async (visit, asked) => {
    const facts = found(known.get(visit.id))
    const at = exceptionsAt(ctx)
    if (exceptionOf(exceptionFacts(visit, hasRefusedTask(visit)), at) !== exception)
      throw new Failure('exception_changed')
    const usual = probableFix(exception, fixFacts(facts), ctx.now).reason
    const given: Decision = {
      exception,
      checkInAt: asked.check_in_at ?? null,
      checkOutAt: asked.check_out_at ?? null,
      reason: chosen ?? (usual === null ? null : standard(usual)),
      action: action ?? null,
      note,
    }
    return settleVisit(ctx, visit, facts, given)
  })
})

const standard = (key: string) => {
  const reason = reasonOf(standardReasons, 'reason', key)
  return reason ? { key, words: reasonWords(reason) } : null
}

const idsOf = (visits: readonly Asked[]): string[] => [...new Set(visits.map(({ id }) => id))]

/**
 * Does something with each of some visits, held in one order for everybody; a refusal stops only its visit, which
 * stays as it was.
 */
export async function eachOf<A extends Asked>(
  ctx: Ctx,
  visits: readonly A[],
  act: (visit: VisitFacts, asked: A) => Promise<VisitFacts>,
): Promise<Answer> {
  const moved: Answer['moved'] = []
  const refused: Answer['refused'] = []
  const once = new Map(visits.map((one) => [one.id, one]))
  for (const asked of [...once.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const visit = await lockVisit(ctx.tx, asked.id, null)
    const done = await attempt(ctx.tx, async () => {
      const held = found(visit)
      refuseStale(asked.lock_version, held, {})
      return act(held, asked)
    })
    if (done instanceof Failure) {
      refused.push({ id: asked.id, client: visit?.client_name ?? '', sentence: sentenceOf(done) })
    } else moved.push({ id: done.id, lock_version: done.lock_version })
  }
  return { moved, refused }
}

import * as contract from '@homeward/contract/verification/vendor-verifications'
import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import { ask } from '@homeward/domain/verification/asked'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, sentenceOf } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { noteRecords } from '../follow/change-store.ts'
import { refuseDisorder } from './list-verifications.ts'
import { countFound, findIds, shown } from './list-store.ts'
import { lockVerifications } from './record-store.ts'
import { settleAsked } from './settle-asked.ts'

/** So many records change in one call; the rest of a list takes another. */
const most = 500

type Answer = OutputOf<typeof contract.updateVendorVerifications>

/** Sends many records again, or archives them. What cannot be is reported and stays as it is. */
export const updateVendorVerifications = verb(
  contract.updateVendorVerifications,
  async (ctx, input) => {
    const ids = await idsOf(ctx, input)
    if (input.status === 'pending') await noteRecords(ctx.tx, ids, ctx.now.toISOString())
    const locked = await lockVerifications(ctx.tx, ids)
    const names = new Map((await shown(ctx.tx, ids)).map(({ id, name }) => [id, name]))
    const refused: Answer['refused'] = []
    const moved = locked.filter(({ id, status }) => {
      const allowed = ask(status, input.status)
      if (allowed.ok) return true
      const sentence = sentenceOf(new Failure(allowed.failure))
      refused.push({ id, name: names.get(id) ?? '', sentence })
      return false
    })
    const known = new Set(locked.map(({ id }) => id))
    for (const id of ids.filter((one) => !known.has(one))) {
      refused.push({ id, name: '', sentence: sentenceOf(new Failure('not_found')) })
    }
    await settleAsked(ctx, moved, input.status)
    return { moved: moved.map(({ id }) => id), refused }
  },
)

/** The chosen records, or those of a list that still has as many as a person saw. */
async function idsOf(
  ctx: Ctx,
  { ids, list, expected }: ParsedOf<typeof contract.updateVendorVerifications>,
): Promise<string[]> {
  if (ids !== undefined) return [...new Set(ids)]
  if (list === undefined) {
    throw new Failure('invalid', { fields: { ids: ['Choose records or a list.'] } })
  }
  refuseDisorder(list)
  if (expected !== undefined && (await countFound(ctx.tx, list)) !== expected) {
    throw new Failure('list_changed')
  }
  return findIds(ctx.tx, list, most)
}

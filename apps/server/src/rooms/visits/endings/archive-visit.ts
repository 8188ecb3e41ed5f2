import * as contract from '@homeward/contract/visits/endings'
import { archive } from '@homeward/domain/visits/endings'
import { found, refuseStaleWith, unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { presentVisit } from '../shown/present-visit.ts'
import { lockVisit, saveVisit } from '../visit-store.ts'

/** Archives a visit that does not take place or does not count. */
export const archiveVisit = verb(contract.archiveVisit, async (ctx, { id, lock_version }) => {
  const before = found(await lockVisit(ctx.tx, id, null))
  await refuseStaleWith(lock_version, before, async () => presentVisit(ctx, before))
  const { status } = unwrap(archive(before))
  const saved = await saveVisit(ctx.tx, before, { status, hand_edited: true })
  await ctx.changed({
    action: 'visit.archived',
    type: 'visit',
    id,
    before: { status: before.status },
    after: { status },
  })
  return presentVisit(ctx, saved)
})

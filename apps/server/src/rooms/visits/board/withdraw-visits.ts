import * as contract from '@homeward/contract/visits/board'
import { mayWithdraw } from '@homeward/domain/visits/drafts'
import { verb } from '../../../plumbing/http/verb.ts'
import { archiveAll, lockAdded } from './draft-store.ts'

/**
 * Takes back visits that were added by hand, each as long as it is as it was added. A visit of a care plan stays:
 * its plan would make it again.
 */
export const withdrawVisits = verb(contract.withdrawVisits, async (ctx, { visits }) => {
  const added = new Map(visits.map(({ id, lock_version }) => [id, lock_version]))
  const rows = await lockAdded(ctx.tx, [...added.keys()])
  const withdrawn = rows.filter(
    (row) =>
      row.careplan_id === null &&
      mayWithdraw({ status: row.status, lockVersion: row.lock_version }, added.get(row.id) ?? 0),
  )
  const ids = withdrawn.map(({ id }) => id)
  if (ids.length > 0) {
    await archiveAll(ctx.tx, ids)
    await ctx.changedAll(
      withdrawn.map(({ id, status }) => ({
        action: 'visit.withdrawn' as const,
        type: 'visit' as const,
        id,
        before: { status },
        after: { status: 'archived' },
      })),
    )
  }
  const left = [...added.keys()].filter((id) => !ids.includes(id))
  return { withdrawn: ids.length, left }
})

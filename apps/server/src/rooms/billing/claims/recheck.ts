import type { Ctx } from '../../../plumbing/context.ts'
import { type About, findClaimsToCheck, keepChecks } from './checks-store.ts'
import { followRecords } from './follow-records.ts'
import { type LoadedClaim, loadClaims } from './load-claims.ts'
import { figuresChanged } from './save-figures.ts'
import { lockClaims } from './store.ts'

/** Claims of one transaction. */
const most = 200

/** Checks the open claims again that a change may concern, and notes what keeps each from being sent. */
export async function recheck(ctx: Ctx, about: About): Promise<void> {
  const ids = await findClaimsToCheck(ctx.tx, about, most)
  if (ids.length === 0) return
  let claims = await loadClaims(ctx, ids)
  const behind = claims.filter(isBehind).map(({ record }) => record.id)
  if (behind.length > 0) {
    await lockClaims(ctx.tx, behind)
    for (const claim of await loadClaims(ctx, behind)) {
      if (isBehind(claim)) await followRecords(ctx, claim)
    }
    claims = await loadClaims(ctx, ids)
  }
  const changed = await keepChecks(
    ctx.tx,
    ids,
    claims.flatMap(({ record, checks }) =>
      checks
        .filter(({ ok }) => !ok)
        .map(({ rule, severity }) => ({ claim_id: record.id, rule, severity })),
    ),
  )
  // A screen that hears of one asks for all that it shows.
  for (const id of changed.slice(0, 1)) await ctx.live('claim', id)
  const last = ids.at(-1)
  if (ids.length < most || last === undefined) return
  await ctx.enqueue(
    'billing.recheck',
    { ...about, after: last },
    {
      key: `billing.recheck:${about.type}:${about.id}`,
      queue: `billing.recheck:${ctx.agency.id}`,
    },
  )
}

/** Whether an open claim still bills, or is marked ready by, what is no longer so. */
const isBehind = (claim: LoadedClaim): boolean =>
  figuresChanged(claim) || (claim.record.status === 'ready_to_send' && !claim.ready)

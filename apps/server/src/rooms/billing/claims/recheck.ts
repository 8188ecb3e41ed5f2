import type { Ctx } from '../../../plumbing/context.ts'
import {
  type About,
  findClaimsToCheck,
  forgetChecked,
  keepChecked,
  keepChecks,
} from './checks-store.ts'
import { followRecords } from './follow-records.ts'
import { type LoadedClaim, loadClaims } from './load-claims.ts'
import { recheckLater } from './recheck-later.ts'
import { figuresChanged } from './save-figures.ts'
import { lockClaims } from './store.ts'

/** Clients whose claims are checked in one transaction. */
const most = 20

/** What one claim bills now may take the units of another one of its client, which is then behind as well. */
const rounds = 2

/** Checks the open claims again that a change may concern, and keeps what was found. */
export async function recheck(ctx: Ctx, about: About): Promise<void> {
  const { ids, clients } = await findClaimsToCheck(ctx.tx, about, most)
  if (ids.length > 0) await checkAgain(ctx, ids)
  const last = clients.at(-1)
  if (clients.length === most && last !== undefined) {
    await recheckLater(ctx, { ...about, after: last })
  } else if (about.type === 'agency') {
    await forgetChecked(ctx.tx, ctx.today)
  }
}

async function checkAgain(ctx: Ctx, ids: readonly string[]): Promise<void> {
  let claims = await loadClaims(ctx, ids)
  for (let round = 0; round < rounds && claims.some(isBehind); round += 1) {
    await bringUp(ctx, claims.filter(isBehind))
    claims = await loadClaims(ctx, ids)
  }
  const changed = await keepChecks(
    ctx.tx,
    ids,
    claims.flatMap(({ record, checks }) =>
      checks
        .filter(({ ok }) => !ok)
        .map(({ rule, severity, sentence }, place) => ({
          claim_id: record.id,
          rule,
          severity,
          sentence,
          place,
        })),
    ),
  )
  await keepChecked(
    ctx.tx,
    ctx.today,
    claims.map(({ record: { id, lock_version } }) => ({ id, lock_version })),
  )
  // A screen that hears of one asks for all that it shows.
  for (const id of changed.slice(0, 1)) await ctx.live('claim', id)
}

async function bringUp(ctx: Ctx, claims: readonly LoadedClaim[]): Promise<void> {
  const ids = claims.map(({ record }) => record.id)
  await lockClaims(ctx.tx, ids)
  for (const claim of await loadClaims(ctx, ids)) {
    if (isBehind(claim)) await followRecords(ctx, claim)
  }
}

/** Whether an open claim still bills, or is marked ready by, what is no longer so. */
const isBehind = (claim: LoadedClaim): boolean =>
  figuresChanged(claim) || (claim.record.status === 'ready_to_send' && !claim.ready)

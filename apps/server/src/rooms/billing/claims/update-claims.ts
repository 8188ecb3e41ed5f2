import * as contract from '@homeward/contract/billing/claims'
import type { OutputOf } from '@homeward/contract/endpoint'
import { Failure, sentenceOf } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { loadClaims } from './load-claims.ts'
import { moveClaim } from './move-claim.ts'
import { lockClaims } from './store.ts'

/** Moves many claims. A claim that cannot be moved is reported with the reason and stays as it is. */
export const updateClaims = verb(contract.updateClaims, async (ctx, { ids, status }) => {
  const asked = [...new Set(ids)]
  await lockClaims(ctx.tx, asked)
  const claims = new Map((await loadClaims(ctx, asked)).map((claim) => [claim.record.id, claim]))
  const moved: string[] = []
  const refused: OutputOf<typeof contract.updateClaims>['refused'] = []
  for (const id of asked) {
    const claim = claims.get(id)
    try {
      if (!claim) throw new Failure('not_found')
      // It refuses before it writes, so a claim that is refused costs the others nothing.
      await moveClaim(ctx, claim, { status })
      moved.push(id)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      refused.push({ id, number: claim?.record.number ?? '', sentence: sentenceOf(error) })
    }
  }
  return { moved, refused }
})

import * as contract from '@homeward/contract/billing/claims'
import { causeLabel } from '@homeward/domain/billing/readiness-causes'
import { verb } from '../../../plumbing/http/verb.ts'
import { sumHeldBack } from './checks-store.ts'

/** What cannot be sent, by its causes. */
export const claimsHeldBack = verb(contract.claimsHeldBack, async ({ tx }, { office_id }) => {
  const sums = await sumHeldBack(tx, office_id ?? null)
  const all = sums.find(({ rule }) => rule === null)
  return {
    claims: all?.claims ?? 0,
    cents: all?.cents ?? 0,
    causes: sums
      .flatMap(({ rule, claims, cents }) =>
        rule === null ? [] : [{ rule, label: causeLabel(rule), claims, cents }],
      )
      .toSorted((a, b) => b.cents - a.cents || (a.rule < b.rule ? -1 : 1)),
  }
})

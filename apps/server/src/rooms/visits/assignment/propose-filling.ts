import * as contract from '@homeward/contract/visits/filling'
import { type FillingOutcome, fillVisits } from '@homeward/domain/visits/assignment/filling'
import { verb } from '../../../plumbing/http/verb.ts'
import { findOffered } from '../offers/offer-store.ts'
import { presentCandidate, whyNot } from './list-candidates.ts'
import { findPlanned } from './planned-store.ts'
import { type Ranked, rankForEach } from './rank-candidates.ts'

/** Who would get each of some open visits, and why no one where no one would. Nothing is changed. */
export const proposeFilling = verb(contract.proposeFilling, async (ctx, { visit_ids }) => {
  const ids = [...new Set(visit_ids)]
  const offered = await findOffered(ctx.tx, ids)
  const planned = new Map((await findPlanned(ctx.tx, ids)).map((visit) => [visit.id, visit]))
  const open = [...planned.values()]
    .filter(({ status, starts_at }) => status === 'available' && new Date(starts_at) > ctx.now)
    .filter(({ id }) => !offered.has(id))
    .toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1))
  const ranked = await rankForEach(ctx, open)
  const fit = ranked.map((all) => all.filter(({ findings }) => findings.length === 0))
  const places = fillVisits(fit.map((all) => all.map(({ known }) => known)))
  const filled = new Map(
    open.map(({ id }, at) => [id, { all: ranked[at] ?? [], best: fit[at]?.[places[at] ?? -1] }]),
  )
  return {
    proposals: ids.map((id) => {
      const { all = [], best } = filled.get(id) ?? {}
      return {
        visit_id: id,
        outcome: filled.has(id) ? outcomeOf(all, best) : offered.has(id) ? 'offered' : 'not_open',
        candidate: best ? presentCandidate(ctx, best) : null,
        why_not: best ? [] : whyNot(all),
      } as const
    }),
  }
})

function outcomeOf(all: readonly Ranked[], best: Ranked | undefined): FillingOutcome {
  if (best) return 'assigned'
  return all.some(({ findings }) => findings.length === 0) ? 'fits_elsewhere' : 'no_one_fits'
}

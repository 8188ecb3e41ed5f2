import * as contract from '@homeward/contract/visits/assignment'
import { findingIds } from '@homeward/domain/visits/assignment/findings'
import { scoreParts } from '@homeward/domain/visits/staffing'
import type { Ctx } from '../../../plumbing/context.ts'
import { metaOf } from '../../../plumbing/db/page.ts'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findPlanned } from './planned-store.ts'
import { presentVerdict } from './present-verdict.ts'
import { type Ranked, rankCandidates } from './rank-candidates.ts'

/** All active caregivers for a visit, those with the least against them first. */
export const listStaffingCandidates = verb(
  contract.listStaffingCandidates,
  async (ctx, { visit_id, search, fit, finding, ...paging }) => {
    const visit = found((await findPlanned(ctx.tx, [visit_id]))[0])
    const candidates = (await rankCandidates(ctx, visit, search)).filter(
      ({ findings }) =>
        (fit === undefined || (fit === 'yes') === (findings.length === 0)) &&
        (finding === undefined || findings.some(({ id }) => id === finding)),
    )
    const from = (paging.page - 1) * paging.items
    return {
      data: candidates.slice(from, from + paging.items).map((one) => presentCandidate(ctx, one)),
      meta: metaOf(paging, candidates.length),
    }
  },
)

/** How many caregivers nothing speaks against, and what keeps the others. */
export const getStaffingSummary = verb(contract.getStaffingSummary, async (ctx, { id }) => {
  const visit = found((await findPlanned(ctx.tx, [id]))[0])
  const candidates = await rankCandidates(ctx, visit)
  const others = candidates.filter(({ findings }) => findings.length > 0)
  return {
    free: candidates.length - others.length,
    others: others.length,
    why_not: whyNot(others),
  }
})

/** What keeps caregivers from a visit and how many, the most frequent first. */
export const whyNot = (others: readonly Ranked[]) =>
  findingIds
    .map((finding) => ({
      id: finding,
      count: others.filter(({ findings }) => findings.some((one) => one.id === finding)).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)

/** A candidate as it is answered. */
export const presentCandidate = (
  ctx: Ctx,
  { agent, findings, facts, score }: Ranked,
): contract.Candidate => ({
  id: agent.id,
  agent,
  verdict: presentVerdict(ctx, findings),
  score,
  score_parts: scoreParts(facts),
  visits_with_client: facts.visitsWithClient,
  last_visit_on: facts.lastVisitOn,
  week_minutes: facts.weekMinutes,
})

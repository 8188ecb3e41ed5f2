import * as contract from '@homeward/contract/visits/assignment'
import { verdictOutcomes } from '@homeward/domain/visits/assignment/verdict'
import { metaOf } from '../../../plumbing/db/page.ts'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findActiveCaregivers, findPlanned } from './planned-store.ts'
import { presentVerdict } from './present-verdict.ts'
import { proposalOf } from './proposal.ts'
import { judge } from './settle-assignment.ts'

/** All active caregivers for a visit, those with the least against them first. */
export const listStaffingCandidates = verb(
  contract.listStaffingCandidates,
  async (ctx, { visit_id, search, ...paging }) => {
    const visit = found((await findPlanned(ctx.tx, [visit_id]))[0])
    const agents = await findActiveCaregivers(ctx.tx, search)
    const judged = await judge(
      ctx,
      agents.map(({ id }) => proposalOf(visit, id)),
    )
    const candidates = agents
      .map((agent, at) => ({ agent, verdict: presentVerdict(ctx, judged[at] ?? []) }))
      .toSorted((a, b) => rank(a) - rank(b))
    const from = (paging.page - 1) * paging.items
    return {
      data: candidates.slice(from, from + paging.items),
      meta: metaOf(paging, candidates.length),
    }
  },
)

/** Who may be assigned at once comes before who needs a reason; fewer findings come first. */
const rank = ({ verdict }: contract.Candidate): number =>
  verdictOutcomes.indexOf(verdict.outcome) * 100 + verdict.findings.length

import * as contract from '@homeward/contract/visits/assignment'
import type { AssignmentFacts } from '@homeward/domain/visits/assignment/facts'
import { assignmentVerdict, verdictOutcomes } from '@homeward/domain/visits/assignment/verdict'
import { scoreOf, scoreParts } from '@homeward/domain/visits/staffing'
import { metaOf } from '../../../plumbing/db/page.ts'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { gatherFacts } from './gather-facts.ts'
import { findHistory } from './history-store.ts'
import { findActiveCaregivers, findPlanned } from './planned-store.ts'
import { presentVerdict } from './present-verdict.ts'
import { proposalOf } from './proposal.ts'

/** All active caregivers for a visit, those with the least against them first. */
export const listStaffingCandidates = verb(
  contract.listStaffingCandidates,
  async (ctx, { visit_id, search, ...paging }) => {
    const visit = found((await findPlanned(ctx.tx, [visit_id]))[0])
    const agents = await findActiveCaregivers(ctx.tx, search)
    const facts = await gatherFacts(
      ctx,
      agents.map(({ id }) => proposalOf(visit, id)),
    )
    const history = await findHistory(ctx.tx, visit.client_id)
    const candidates = agents
      .map((agent, at) => {
        const found = facts[at] ?? null
        return {
          id: agent.id,
          agent,
          verdict: presentVerdict(ctx, found ? assignmentVerdict(found) : []),
          ...fitOf(found, history.get(agent.id)),
        }
      })
      .toSorted((a, b) => rank(a) - rank(b) || b.score - a.score)
    const from = (paging.page - 1) * paging.items
    return {
      data: candidates.slice(from, from + paging.items),
      meta: metaOf(paging, candidates.length),
    }
  },
)

type History = Awaited<ReturnType<typeof findHistory>>

/** How well a caregiver fits, by what the verdict was made of and by the visits with the client. */
function fitOf(
  facts: AssignmentFacts | null,
  known: ReturnType<History['get']>,
): Omit<contract.Candidate, 'id' | 'agent' | 'verdict'> {
  const week_minutes = facts?.caregiver?.weekMinutes ?? 0
  const score_parts = scoreParts({
    visitsWithClient: known?.visits ?? 0,
    weekMinutes: week_minutes,
    overtimeMinutes: facts?.overtimeMinutes ?? 0,
  })
  return {
    score: scoreOf(score_parts),
    score_parts,
    visits_with_client: known?.visits ?? 0,
    last_visit_on: known?.last ?? null,
    week_minutes,
  }
}

/** Who may be assigned at once comes before who needs a reason; fewer findings come first. */
const rank = ({ verdict }: Pick<contract.Candidate, 'verdict'>): number =>
  verdictOutcomes.indexOf(verdict.outcome) * 100 + verdict.findings.length

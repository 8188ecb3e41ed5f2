import * as contract from '@homeward/contract/visits/assignment'
import { verdictOutcomes } from '@homeward/domain/visits/assignment/verdict'
import { weekOf } from '@homeward/domain/time/zone'
import { takesTime } from '@homeward/domain/visits/overlap'
import { scoreOf, scoreParts } from '@homeward/domain/visits/staffing'
import type { Ctx } from '../../../plumbing/context.ts'
import { metaOf } from '../../../plumbing/db/page.ts'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findWeekMinutes, overtimeMinutes } from './busy-store.ts'
import { findHistory } from './history-store.ts'
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
    const factsOf = await candidateFacts(ctx, visit, agents)
    const candidates = agents
      .map((agent, at) => ({
        id: agent.id,
        agent,
        verdict: presentVerdict(ctx, judged[at] ?? []),
        ...factsOf(agent.id),
      }))
      .toSorted((a, b) => rank(a) - rank(b) || b.score - a.score)
    const from = (paging.page - 1) * paging.items
    return {
      data: candidates.slice(from, from + paging.items),
      meta: metaOf(paging, candidates.length),
    }
  },
)

type Planned = NonNullable<Awaited<ReturnType<typeof findPlanned>>[number]>

/** Hours, history with the client and the score of each caregiver, in three statements for any number. */
async function candidateFacts(ctx: Ctx, visit: Planned, agents: readonly { id: string }[]) {
  const day = visit.scheduled_date
  const agentIds = agents.map(({ id }) => id)
  const weeks = await findWeekMinutes(ctx.tx, { agentIds, from: day, to: day })
  const history = await findHistory(ctx.tx, visit.client_id)
  const overtime = await overtimeMinutes(ctx.tx)
  return (id: string) => {
    const own = visit.agent_id === id && takesTime(visit.status) ? visit.scheduled_duration : 0
    const week_minutes = Number(weeks.get(id + weekOf(day).start) ?? 0) - own
    const known = history.get(id)
    const score_parts = scoreParts({
      visitsWithClient: known?.visits ?? 0,
      weekMinutes: week_minutes,
      overtimeMinutes: overtime,
    })
    return {
      score: scoreOf(score_parts),
      score_parts,
      visits_with_client: known?.visits ?? 0,
      last_visit_on: known?.last ?? null,
      week_minutes,
    }
  }
}

/** Who may be assigned at once comes before who needs a reason; fewer findings come first. */
const rank = ({ verdict }: Pick<contract.Candidate, 'verdict'>): number =>
  verdictOutcomes.indexOf(verdict.outcome) * 100 + verdict.findings.length

import type { AssignmentFacts } from '@homeward/domain/visits/assignment/facts'
import { type Finding } from '@homeward/domain/visits/assignment/findings'
import { wayTo } from '@homeward/domain/visits/assignment/travel'
import {
  assignmentVerdict,
  outcomeOf,
  verdictOutcomes,
} from '@homeward/domain/visits/assignment/verdict'
import { type CandidateFacts, scoreOf } from '@homeward/domain/visits/staffing'
import type { Ctx } from '../../../plumbing/context.ts'
import { type Reach, reachOf } from '../../caregivers/door.ts'
import { gatherFacts } from './gather-facts.ts'
import { findHistory } from './history-store.ts'
import { findActiveCaregivers } from './planned-store.ts'
import { type PlannedVisit, proposalOf } from './proposal.ts'

/** A caregiver for a visit: what speaks against them, and how well they fit. */
export type Ranked = {
  agent: { id: string; name: string }
  findings: Finding[]
  facts: CandidateFacts
  score: number
}

/** All active caregivers for a visit, those with the least against them first, then those who fit best. */
export async function rankCandidates(
  ctx: Ctx,
  visit: PlannedVisit,
  search?: string,
): Promise<Ranked[]> {
  const agents = await findActiveCaregivers(ctx.tx, search)
  const facts = await gatherFacts(
    ctx,
    agents.map(({ id }) => proposalOf(visit, id)),
  )
  const history = await findHistory(ctx.tx, visit.client_id)
  const reach = await reachOf(
    ctx,
    agents.map(({ id }) => id),
  )
  return agents
    .flatMap((agent, at) => {
      const known = facts[at]
      if (!known) return []
      const findings = assignmentVerdict(known)
      const ranked = candidateFacts(known, history.get(agent.id), reach.get(agent.id))
      return [{ agent, findings, facts: ranked, score: scoreOf(ranked) }]
    })
    .map((one) => ({ one, rank: rankOf(ctx, one.findings) }))
    .toSorted((a, b) => a.rank - b.rank || b.one.score - a.one.score)
    .map(({ one }) => one)
}

type History = Awaited<ReturnType<typeof findHistory>>

function candidateFacts(
  facts: AssignmentFacts,
  known: ReturnType<History['get']>,
  reach: Reach | undefined,
): CandidateFacts {
  return {
    visitsWithClient: known?.visits ?? 0,
    lastVisitOn: known?.last ?? null,
    way: wayTo(facts, reach?.home ?? null),
    weekMinutes: facts.caregiver?.weekMinutes ?? 0,
    visitMinutes: facts.visit.minutes,
    overtimeMinutes: facts.overtimeMinutes,
    wantedLanguage: facts.client.language,
    languages: reach?.languages ?? [],
  }
}

/** Who may be assigned at once comes before who needs a reason; fewer findings come first. */
const rankOf = ({ holder }: Ctx, findings: readonly Finding[]): number =>
  verdictOutcomes.indexOf(outcomeOf(findings, holder)) * 100 + findings.length

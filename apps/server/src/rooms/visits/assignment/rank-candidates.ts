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
import type { Worker } from '../../caregivers/door.ts'
import { gatherAll } from './gather-facts.ts'
import { findHistories, type History } from './history-store.ts'
import { findActiveCaregivers } from './planned-store.ts'
import { type PlannedVisit, proposalOf } from './proposal.ts'

/** A caregiver for a visit: what speaks against them, and how well they fit. */
export type Ranked = {
  agent: { id: string; name: string }
  findings: Finding[]
  facts: CandidateFacts
  score: number
  /** All that decided about it. */
  known: AssignmentFacts
}

/** All active caregivers for a visit, those with the least against them first, then those who fit best. */
export const rankCandidates = async (
  ctx: Ctx,
  visit: PlannedVisit,
  search?: string,
): Promise<Ranked[]> => (await rankForEach(ctx, [visit], search))[0] ?? []

/** The same of each of some visits, in their order; as many statements for all as for one. */
export async function rankForEach(
  ctx: Ctx,
  visits: readonly PlannedVisit[],
  search?: string,
): Promise<Ranked[][]> {
  if (visits.length === 0) return []
  const agents = await findActiveCaregivers(ctx.tx, search)
  const { facts, workers } = await gatherAll(
    ctx,
    visits.flatMap((visit) => {
      const open = proposalOf(visit, null)
      return agents.map(({ id }) => ({ ...open, agentId: id }))
    }),
  )
  const histories = await findHistories(
    ctx.tx,
    visits.map(({ client_id: id }) => id),
  )
  return visits.map(({ client_id: clientId }, nth) =>
    inOrder(
      ctx,
      agents.flatMap((agent, at) => {
        const known = facts[nth * agents.length + at]
        if (!known) return []
        const history = histories.get(clientId)?.get(agent.id)
        const ranked = candidateFacts(known, history, workers.get(agent.id))
        const findings = assignmentVerdict(known)
        return [{ agent, findings, facts: ranked, score: scoreOf(ranked), known }]
      }),
    ),
  )
}

const inOrder = (ctx: Ctx, candidates: readonly Ranked[]): Ranked[] =>
  candidates
    .map((one) => ({ one, rank: rankOf(ctx, one.findings) }))
    .toSorted((a, b) => a.rank - b.rank || b.one.score - a.one.score)
    .map(({ one }) => one)

function candidateFacts(
  facts: AssignmentFacts,
  known: History | undefined,
  worker: Worker | undefined,
): CandidateFacts {
  return {
    visitsWithClient: known?.visits ?? 0,
    lastVisitOn: known?.last ?? null,
    way: wayTo(facts, worker?.home ?? null),
    weekMinutes: facts.caregiver?.weekMinutes ?? 0,
    visitMinutes: facts.visit.minutes,
    overtimeMinutes: facts.overtimeMinutes,
    wantedLanguage: facts.client.language,
    languages: worker?.languages ?? [],
  }
}

/** Who may be assigned at once comes before who needs a reason; fewer findings come first. */
const rankOf = ({ holder }: Ctx, findings: readonly Finding[]): number =>
  verdictOutcomes.indexOf(outcomeOf(findings, holder)) * 100 + findings.length

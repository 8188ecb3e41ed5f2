import * as contract from '@homeward/contract/visits/assignment'
import { verb } from '../../../plumbing/http/verb.ts'
import { scheduleOf } from '../schedule-of.ts'
import { findPlanned } from './planned-store.ts'
import { presentVerdict } from './present-verdict.ts'
import { proposalOf } from './proposal.ts'
import { judge } from './settle-assignment.ts'

/** What speaks against some assignments or moves; nothing is changed. */
export const judgeAssignments = verb(contract.judgeAssignments, async (ctx, { proposals }) => {
  const ids = [...new Set(proposals.map(({ visit_id: id }) => id))]
  const visits = new Map((await findPlanned(ctx.tx, ids)).map((visit) => [visit.id, visit]))
  const asked = proposals.map((proposal) => {
    const visit = visits.get(proposal.visit_id)
    if (!visit) return null
    const agentId = proposal.agent_id === undefined ? visit.agent_id : proposal.agent_id
    return proposalOf(visit, agentId, scheduleOf(ctx, visit, proposal))
  })
  const known = asked.filter((one) => one !== null)
  const judged = await judge(ctx, known)
  const findings = new Map(known.map((one, at) => [one, judged[at] ?? null]))
  return {
    verdicts: proposals.map(({ visit_id, agent_id }, at) => {
      const proposal = asked[at]
      const found = proposal ? findings.get(proposal) : null
      return {
        visit_id,
        agent_id: proposal ? proposal.agentId : (agent_id ?? null),
        verdict: found ? presentVerdict(ctx, found) : null,
      }
    }),
  }
})

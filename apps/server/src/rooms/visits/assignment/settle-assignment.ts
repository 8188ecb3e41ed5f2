import type { Finding, FindingId } from '@homeward/domain/visits/assignment/findings'
import { assignmentVerdict, nextStep, outcomeOf } from '@homeward/domain/visits/assignment/verdict'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { gatherFacts } from './gather-facts.ts'
import type { Proposal } from './proposal.ts'

/** What is kept of a verdict with the visit. */
type Settled = {
  assignment_reason: string | null
  assignment_exceptions: FindingId[]
  overlap_reason: string | null
}

/** What speaks against each proposal, in their order; null where the caregiver is unknown. */
export async function judge(
  ctx: Ctx,
  proposals: readonly Proposal[],
): Promise<(Finding[] | null)[]> {
  const facts = await gatherFacts(ctx, proposals)
  return facts.map((one) => one && assignmentVerdict(one))
}

/**
 * Refuses an assignment that must not be, or that needs a reason and has none, and names everything that
 * speaks against it. Returns what the visit keeps of the verdict.
 */
export async function settleAssignment(
  ctx: Ctx,
  proposal: Proposal,
  reason: string | null,
): Promise<Settled> {
  const [findings = null] = await judge(ctx, [proposal])
  return settle(ctx, findings, { agentId: proposal.agentId, reason })
}

/** The same of a verdict that was given already. */
export function settle(
  ctx: Ctx,
  findings: Finding[] | null,
  { agentId, reason }: { agentId: string | null; reason: string | null },
): Settled {
  if (!findings) {
    throw new Failure('invalid', { fields: { agent_id: ['Choose a caregiver from this agency.'] } })
  }
  const outcome = outcomeOf(findings, ctx.holder)
  const sentences = findings.map((one) => `${one.sentence} ${nextStep(one, ctx.holder)}`)
  if (outcome === 'refused') {
    const field = agentId === null ? 'scheduled_date' : 'agent_id'
    throw new Failure('assignment_refused', { fields: { [field]: sentences } })
  }
  if (outcome === 'reason_needed' && reason === null) {
    throw new Failure('assignment_reason_needed', { fields: { assignment_reason: sentences } })
  }
  const exceptions = findings.map(({ id }) => id)
  return {
    assignment_reason: reason,
    assignment_exceptions: exceptions,
    overlap_reason: exceptions.includes('overlap') ? reason : null,
  }
}

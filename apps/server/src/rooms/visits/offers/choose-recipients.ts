import { type Finding, type FindingId } from '@homeward/domain/visits/assignment/findings'
import { outcomeOf } from '@homeward/domain/visits/assignment/verdict'
import { unsettled } from '@homeward/domain/visits/offers'
import type { Ctx } from '../../../plumbing/context.ts'
import type { Ranked } from '../assignment/rank-candidates.ts'

/** Whom a visit is offered to, and what speaks against them and is allowed. */
export type Recipient = { agentId: string; exceptions: FindingId[] }

type Asked = { agent_ids?: string[] | undefined; assignment_reason?: string | null | undefined }
type Unable = { agent: { id: string; name: string } | null; why: string }

/** How many are asked where nobody is named. */
const usual = 10

/**
 * Whom to offer a visit to: those who were named, in that order, else the ten who fit best and against whom nothing
 * speaks. Of those named, whoever may not be assigned is left out, with the reason.
 */
export function chooseRecipients(
  ctx: Ctx,
  ranked: readonly Ranked[],
  { agent_ids: named, assignment_reason: reason }: Asked,
): { able: Recipient[]; unable: Unable[] } {
  if (named === undefined) {
    const free = ranked.filter(({ findings }) => findings.length === 0).slice(0, usual)
    const nobody = { agent: null, why: 'No caregiver is free for this visit.' }
    return { able: free.map((one) => taken(one)), unable: free.length === 0 ? [nobody] : [] }
  }
  const known = new Map(ranked.map((one) => [one.agent.id, one]))
  const able: Recipient[] = []
  const unable: Unable[] = []
  for (const id of new Set(named)) {
    const one = known.get(id)
    const why = one ? whyNot(ctx, one.findings, reason ?? null) : 'This caregiver is not active.'
    if (one && why === null) able.push(taken(one))
    else unable.push({ agent: one?.agent ?? null, why: why ?? '' })
  }
  return { able, unable }
}

const taken = ({ agent, findings }: Ranked): Recipient => ({
  agentId: agent.id,
  exceptions: findings.map(({ id }) => id),
})

function whyNot({ holder }: Ctx, findings: readonly Finding[], reason: string | null) {
  const against = unsettled(
    findings.map(({ id }) => id),
    [],
  )
  const first = findings.find(({ id }) => against.includes(id))
  if (!first) return null
  const allowed = outcomeOf(findings, holder) === 'reason_needed' && reason !== null
  return allowed ? null : first.sentence
}

import type { Finding } from '@homeward/domain/visits/assignment/findings'
import { outcomeOf } from '@homeward/domain/visits/assignment/verdict'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { type Proposal, proposalOf } from '../assignment/proposal.ts'
import { judge } from '../assignment/settle-assignment.ts'
import type { scheduleOf } from '../schedule-of.ts'
import type { ToCopy } from './copy-store.ts'

/** A visit as it would stand in the other week, and what speaks against it there. */
export type Judged = {
  source: ToCopy
  id: string
  schedule: ReturnType<typeof scheduleOf>
  /** Who gets it; null for an open visit, undefined where it is left out. */
  agentId: string | null | undefined
  exceptions: Finding[]
  why: string
}

const sentences = (findings: readonly Finding[] | null) =>
  (findings ?? []).map(({ sentence }) => sentence).join(' ')

/**
 * Judges copies of visits on their new days: each keeps its caregiver where it may, else it is open, else it is left
 * out. A reason lets it have what only asks for one.
 */
export async function judgeCopies(
  ctx: Ctx,
  asked: readonly { source: ToCopy; schedule: Judged['schedule'] }[],
  reason: string | null,
): Promise<Judged[]> {
  const passes = (findings: Finding[] | null): findings is Finding[] => {
    if (findings === null) return false
    const outcome = outcomeOf(findings, ctx.holder)
    return outcome === 'allowed' || (outcome === 'reason_needed' && reason !== null)
  }
  const kept = await judge(
    ctx,
    asked.map(({ source, schedule }) => proposed(source, schedule, source.agent_id)),
  )
  const rest = asked.filter((_, at) => !passes(kept[at] ?? null))
  const open = await judge(
    ctx,
    rest.map(({ source, schedule }) => proposed(source, schedule, null)),
  )
  return asked.map(({ source, schedule }, at) => {
    const copy = { source, schedule, id: uuid() }
    const found = kept[at] ?? null
    if (passes(found)) return { ...copy, agentId: source.agent_id, exceptions: found, why: '' }
    const without = open[rest.findIndex((one) => one.source === source)] ?? null
    if (passes(without))
      return { ...copy, agentId: null, exceptions: without, why: sentences(found) }
    return { ...copy, agentId: undefined, exceptions: [], why: sentences(without ?? found) }
  })
}

/** As a visit that takes no time yet: it gives nothing back to the authorization. */
const proposed = (source: ToCopy, schedule: Judged['schedule'], agentId: string | null): Proposal =>
  proposalOf({ ...source, ...schedule, status: 'canceled' }, agentId)

import { formatDay } from '@homeward/domain/dates'
import { sentence } from '@homeward/domain/language/sentence'
import type { Ctx } from '../../../plumbing/context.ts'
import { onConstraint } from '../../../plumbing/db/constraint.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { proposalOf } from '../assignment/proposal.ts'
import { judge, settle } from '../assignment/settle-assignment.ts'
import { holdPeople } from '../board/copy-store.ts'
import { type Following, placeVisits, settleVisits } from './following-store.ts'

/** A visit that is held, and what a change of several makes of it. */
export type Changed = { before: Following; after: Following }

/** Moves the visits and keeps what was found to speak against each. */
export async function settleAll(ctx: Ctx, changed: readonly Changed[]): Promise<Changed[]> {
  await holdPeople(ctx.tx, {
    clientIds: [...new Set(changed.map(({ before }) => before.client_id))],
    agentIds: [...new Set(changed.flatMap(({ after }) => after.agent_id ?? []))],
  })
  await placeVisits(
    ctx.tx,
    changed.map(({ after }) => after),
  )
  const verdicts = await judge(
    ctx,
    changed.map(({ after }) => proposalOf(after, after.agent_id)),
  )
  const settled = changed.map((one, at) => {
    const { agent_id: agentId, assignment_reason: reason } = one.after
    const kept = onItsDay(one.before, () => settle(ctx, verdicts[at] ?? null, { agentId, reason }))
    return { ...one, after: { ...one.after, ...kept } }
  })
  await settleVisits(
    ctx.tx,
    settled.map(({ after }) => after),
  ).catch((error: unknown) =>
    onConstraint(error, { visits_no_double_booking: 'caregiver_double_booked' }),
  )
  return settled
}

/** A refusal of one of the visits is told with its day. */
export function onItsDay<T>({ scheduled_date: day }: Following, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw withDay(error, day)
  }
}

function withDay(error: unknown, day: string): unknown {
  if (!(error instanceof Failure)) return error
  const which = sentence('None of the visits was changed. This stands against {day}:', {
    day: formatDay(day),
  })
  const told = Object.entries(error.fields)
  const [[field, sentences] = ['agent_id', [error.said]]] = told
  return new Failure(error.code, {
    sentence: error.said,
    fields: { ...error.fields, [field]: [which, ...sentences] },
  })
}

import * as contract from '@homeward/contract/visits/adding'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { sentence } from '@homeward/domain/language/sentence'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { onConstraint } from '../../../plumbing/db/constraint.ts'
import { Failure, found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { authorizedFor, refuseNotInCare } from '../../care/door.ts'
import { holdAgent } from '../assignment/people-store.ts'
import { proposalOf } from '../assignment/proposal.ts'
import { settleAssignment } from '../assignment/settle-assignment.ts'
import { checkLines, type Line, linesOf, refuseUnused } from '../planned-lines.ts'
import { scheduleOf } from '../schedule-of.ts'
import { addsDrafts, findClientPayor, insertVisit } from './store.ts'

type Input = ParsedOf<typeof contract.createVisits>

/**
 * Adds visits that no care plan makes, one on each day. They are judged one after the other, so that the
 * hours of the earlier ones count for the later ones; where one is refused none is added.
 */
export const createVisits = verb(contract.createVisits, async (ctx, input) => {
  const client = found(await findClientPayor(ctx.tx, input.client_id))
  const authorized = await authorizationOf(ctx, input)
  const lines = await plannedLines(ctx, input, authorized?.serviceIds)
  const agent_id = input.agent_id ?? null
  if (agent_id !== null) await holdAgent(ctx.tx, agent_id)
  const plan = {
    agency_id: ctx.agency.id,
    client_id: input.client_id,
    authorization_id: input.authorization_id ?? null,
    payor_id: authorized?.payorId ?? client.primary_payor_id,
    agent_id,
    status: agent_id === null ? ('available' as const) : ('scheduled' as const),
    non_repeating: true,
    hand_edited: true,
    draft: await addsDrafts(ctx.tx),
  }
  const visits = []
  for (const day of [...new Set(input.scheduled_dates)].toSorted()) {
    const visit = { ...plan, id: uuid(), ...scheduleOf(ctx, { ...input, scheduled_date: day }, {}) }
    // As a visit that takes no time yet: it gives nothing back to the authorization.
    const proposal = proposalOf({ ...visit, status: 'canceled' }, agent_id)
    const settled = await settleAssignment(ctx, proposal, input.assignment_reason ?? null).catch(
      (error: unknown) => {
        throw onDay(error, input.scheduled_dates.length > 1 ? day : null)
      },
    )
    const row = { ...visit, ...settled }
    const lock_version = await insertVisit(ctx.tx, row, lines).catch((error: unknown) =>
      onConstraint(error, { visits_no_double_booking: 'caregiver_double_booked' }),
    )
    await ctx.changed({
      action: 'visit.created',
      type: 'visit',
      id: visit.id,
      after: { ...row, services: lines },
    })
    visits.push({ id: visit.id, scheduled_date: day, lock_version })
  }
  // Asked last: what nobody can confirm away is refused before.
  if (!input.client_confirmed) await refuseNotInCare(ctx, input.client_id)
  return { visits }
})

/** A refusal of one of the visits, at the field of the days; where there are several, with its day. */
function onDay(error: unknown, day: string | null): unknown {
  if (!(error instanceof Failure) || !('scheduled_date' in error.fields || day)) return error
  const { scheduled_date: told = [], ...fields } = error.fields
  const [year, month, date] = (day ?? '').split('-')
  const which = sentence('None of the visits was added. This stands against {day}:', {
    day: `${month}/${date}/${year}`,
  })
  const scheduled_dates = [...(day ? [which] : []), ...told]
  return new Failure(error.code, { sentence: error.said, fields: { ...fields, scheduled_dates } })
}

async function authorizationOf(ctx: Ctx, input: Input) {
  const { authorization_id: authorizationId, client_id: clientId } = input
  if (!authorizationId) return null
  const authorized = await authorizedFor(ctx, { authorizationId, clientId })
  if (authorized) return authorized
  const fields = { authorization_id: ["Choose one of the client's authorizations."] }
  throw new Failure('invalid', { fields })
}

/** The services as given, otherwise the only authorized one; refuses what is not authorized or not in use. */
async function plannedLines(
  ctx: Ctx,
  { services, scheduled_duration: scheduledDuration }: Input,
  authorizedIds: readonly string[] | undefined,
): Promise<Line[]> {
  const only = authorizedIds?.length === 1 ? authorizedIds : []
  const lines = linesOf(services ?? only.map((id) => ({ id })))
  checkLines(lines, { scheduledDuration, authorizedIds })
  await refuseUnused(ctx, lines)
  return lines
}

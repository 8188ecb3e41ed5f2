import * as contract from '@homeward/contract/visits/absences'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { absenceSpan } from '@homeward/domain/time/absence'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import type { AwaySpan, Side } from './absence.ts'
import { findReleased } from './give-back-store.ts'
import { countTaken } from './take-store.ts'

type Input = ParsedOf<typeof contract.getAbsenceEffect>

/** How many visits an absence would take off the schedule, and how many it would give back. */
export const getAbsenceEffect = verb(contract.getAbsenceEffect, async (ctx, input) => {
  const { side, whoId } = whoOf(input)
  const span = spanOf(ctx, input)
  const { absence_id: absenceId } = input
  const released = absenceId ? await findReleased(ctx.tx, side, absenceId, span) : []
  return {
    taken: span ? await countTaken(ctx.tx, side, { whoId, ...span, now: ctx.now }) : 0,
    given_back: released.filter(({ untouched }) => untouched).length,
  }
})

function whoOf({ agent_id, client_id }: Input): { side: Side; whoId: string } {
  if (agent_id !== undefined && client_id === undefined) return { side: 'agent', whoId: agent_id }
  if (client_id !== undefined && agent_id === undefined) return { side: 'client', whoId: client_id }
  throw new Failure('invalid', { fields: { agent_id: ['Choose a caregiver or a client.'] } })
}

function spanOf({ agency }: Ctx, input: Input): AwaySpan | null {
  if (input.start_date === undefined) return null
  const span = unwrap(
    absenceSpan(
      {
        startDate: input.start_date,
        startTime: input.start_time ?? null,
        endDate: input.end_date ?? null,
        endTime: input.end_time ?? null,
      },
      agency.timeZone,
    ),
  )
  return { startsAt: span.startsAt.toISOString(), endsAt: span.endsAt?.toISOString() ?? null }
}

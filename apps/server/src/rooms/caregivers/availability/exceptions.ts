import * as contract from '@homeward/contract/caregivers/availability'
import type { Availability } from '@homeward/contract/caregivers/availability'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { checkDateOrder } from '@homeward/domain/time/day-range'
import { daysBetween } from '@homeward/domain/time/zone'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found, unwrap } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { deleteException, insertException, lockHours } from './hours-store.ts'
import { loadAvailability } from './present-availability.ts'

/** More than two years is no longer an exception. */
const mostDays = 731

type Added = ParsedOf<typeof contract.addAvailabilityException>

/** Adds days off, or extra days on which a person can work. */
export const addAvailabilityException = verb(contract.addAvailabilityException, addException)

async function addException(ctx: Ctx, input: Added): Promise<Availability> {
  const agent = found(await lockHours(ctx.tx, input.id))
  refuseBadException(input)
  const { available, start_date, end_date } = input
  const exception = {
    start_date,
    end_date,
    available,
    start_time: input.start ?? null,
    end_time: input.end ?? null,
    reason: input.reason ?? null,
  }
  await insertException(ctx.tx, {
    ...exception,
    agency_id: agent.agency_id,
    id: uuid(),
    agent_id: agent.id,
  })
  await ctx.changed({
    action: 'agent.exception_added',
    type: 'agent',
    id: agent.id,
    after: exception,
  })
  return loadAvailability(ctx, agent.id)
}

/** Removes an exception. */
export const removeAvailabilityException = verb(
  contract.removeAvailabilityException,
  async (ctx, { id, exception_id }) => {
    found(await lockHours(ctx.tx, id))
    const before = found(await deleteException(ctx.tx, id, exception_id))
    await ctx.changed({ action: 'agent.exception_removed', type: 'agent', id, before })
    return loadAvailability(ctx, id)
  },
)

function refuseBadException({ start_date, end_date, start, end }: Added): void {
  unwrap(checkDateOrder({ startDate: start_date, endDate: end_date }))
  const fields: Record<string, string[]> = {}
  if (daysBetween(start_date, end_date) >= mostDays) {
    fields.end_date = ['Enter two years or less. For a longer period, change the weekly hours.']
  }
  const [from, to] = [start ?? null, end ?? null]
  if (from !== null && to === null)
    fields.end = ['Enter both times, or leave both blank for all day.']
  if (from === null && to !== null)
    fields.start = ['Enter both times, or leave both blank for all day.']
  if (from !== null && to !== null && to <= from) fields.end = ['The end is before the start.']
  if (Object.keys(fields).length > 0) throw new Failure('invalid', { fields })
}

import * as contract from '@homeward/contract/caregivers/availability'
import type { Availability } from '@homeward/contract/caregivers/availability'
import { weeklyMinutes } from '@homeward/domain/caregivers/availability'
import { addDays } from '@homeward/domain/time/zone'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { findExceptions, findHours, findPatterns } from './hours-store.ts'

/** How many days exceptions are shown after they are over. */
const shownDays = 90

/** When a person can work. */
export const getAvailability = verb(contract.getAvailability, (ctx, { id }) =>
  loadAvailability(ctx, id),
)

/** The hours of a person as they are answered. */
export async function loadAvailability(ctx: Ctx, id: string): Promise<Availability> {
  const agent = found(await findHours(ctx.tx, id))
  const blocks = await findPatterns(ctx.tx, [id])
  const pattern = blocks.map(({ weekday, start, end }) => ({ weekday, start, end }))
  const from = addDays(ctx.today, -shownDays)
  const exceptions = await findExceptions(ctx.tx, [id], { from })
  return {
    agent_id: id,
    pattern,
    pattern_minutes: weeklyMinutes(pattern),
    minutes_wanted: agent.minutes_wanted,
    minutes_most: agent.minutes_most,
    exceptions: exceptions.map(({ agent_id: _, ...exception }) => exception),
    lock_version: agent.lock_version,
  }
}

import * as contract from '@homeward/contract/caregivers/availability'
import type { Availability } from '@homeward/contract/caregivers/availability'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { patternProblems } from '@homeward/domain/caregivers/availability'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found, refuseStale } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { lockHours, replacePattern, saveWishes } from './hours-store.ts'
import { loadAvailability } from './present-availability.ts'

type Input = ParsedOf<typeof contract.replaceAvailability>
type Hours = Pick<Input, 'id' | 'pattern'> & Partial<Input>

const words = {
  block_order: ['end', 'The end is before the start. Split overnight hours at midnight (24:00).'],
  block_overlap: ['start', 'This overlaps with other hours on this day.'],
} as const

/** Replaces the weekly pattern of a person, and the desired hours if given. */
export const replaceAvailability = verb(contract.replaceAvailability, (ctx, input) =>
  changeHours(ctx, input),
)

/** The same for whoever may change the hours of this person. */
export async function changeHours(ctx: Ctx, input: Hours): Promise<Availability> {
  const { id } = input
  const agent = found(await lockHours(ctx.tx, id))
  const before = await loadAvailability(ctx, id)
  refuseStale(input.lock_version, agent, before)
  const wishes = {
    minutes_wanted: given(input.minutes_wanted, agent.minutes_wanted),
    minutes_most: given(input.minutes_most, agent.minutes_most),
  }
  refuseBadHours(input.pattern, wishes)
  await replacePattern(ctx.tx, agent, input.pattern)
  await saveWishes(ctx.tx, id, wishes)

  const after = await loadAvailability(ctx, id)
  await ctx.changed({
    action: 'agent.availability_changed',
    type: 'agent',
    id,
    before: audited(before),
    after: audited(after),
  })
  return after
}

const given = (sent: number | null | undefined, before: number | null): number | null =>
  sent === undefined ? before : sent

const audited = ({ pattern, minutes_wanted, minutes_most }: Availability) => ({
  pattern,
  minutes_wanted,
  minutes_most,
})

function refuseBadHours(
  pattern: Input['pattern'],
  wishes: { minutes_wanted: number | null; minutes_most: number | null },
): void {
  const fields: Record<string, string[]> = {}
  for (const [at, problem] of patternProblems(pattern)) {
    const [field, sentence] = words[problem]
    fields[`pattern.${at}.${field}`] = [sentence]
  }
  const { minutes_wanted: wanted, minutes_most: most } = wishes
  if (wanted !== null && most !== null && wanted > most) {
    fields.minutes_wanted = ['Desired hours are more than maximum hours.']
  }
  if (Object.keys(fields).length > 0) throw new Failure('invalid', { fields })
}

import type { Ctx } from '../../../plumbing/context.ts'

/** Who noted that a visit does not take place, and when. */
export const noted = ({ actor, now }: Ctx) => ({
  canceled_at: now.toISOString(),
  canceled_by_name: actor.name,
})

/** A visit that takes place after all. */
export const notEnded = {
  canceled_reason: null,
  canceled_by: null,
  canceled_at: null,
  canceled_by_name: null,
  missed_reason: null,
  missed_action: null,
  missed_note: null,
} as const

import type { Ctx } from '../../plumbing/context.ts'

/** The id of the person who acts; null for a job or a key. */
export const personOf = ({ actor }: Ctx): string | null =>
  actor.kind === 'person' ? actor.userId : null

/** Who asks for what a second person may have to approve, and when. */
export const askedBy = (ctx: Ctx) => ({
  asked_at: ctx.now.toISOString(),
  asked_by_id: personOf(ctx),
  asked_by_name: ctx.actor.name,
})

/** Who approved, withdrew or undid it, and when. */
export const decidedBy = (ctx: Ctx) => ({
  decided_at: ctx.now.toISOString(),
  decided_by_name: ctx.actor.name,
})

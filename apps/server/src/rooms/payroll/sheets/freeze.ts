import { actorColumns } from '../../../plumbing/actor.ts'
import type { Ctx } from '../../../plumbing/context.ts'
import { type Computed, refreshSheets } from './refresh-sheets.ts'
import { findOpenWeek, freezeSheets, lowerOwed } from './sheet-store.ts'

/** Freezes timesheets as they were computed; what they settle is owed no more. */
export async function freeze(
  ctx: Ctx,
  computed: readonly Computed[],
  reason: string | null,
): Promise<void> {
  const frozen = computed.flatMap(({ stored, facts, pay }) =>
    stored ? [{ id: stored.id, facts: JSON.stringify(facts), gross: pay.gross }] : [],
  )
  if (frozen.length === 0) return
  await freezeSheets(
    ctx.tx,
    { ids: frozen.map(({ id }) => id), facts: frozen.map(({ facts }) => facts) },
    {
      at: ctx.now.toISOString(),
      by: actorColumns(ctx.actor).user_id,
      name: ctx.actor.name,
      reason,
    },
  )
  for (const { agentId, facts } of computed) {
    if (facts.corrections.length === 0) continue
    await lowerOwed(ctx.tx, agentId, facts.corrections)
    // What this week could not take back waits for the next one.
    const { draft } = await findOpenWeek(ctx.tx, agentId, facts.week)
    if (draft !== null) await refreshSheets(ctx, draft, [agentId])
  }
  await ctx.changedAll(
    frozen.map(({ id, gross }) => ({
      action: 'timesheet.acknowledged' as const,
      type: 'timesheet' as const,
      id,
      before: { status: 'draft' },
      after: { status: 'acknowledged', gross_pay: gross, reason },
    })),
  )
}

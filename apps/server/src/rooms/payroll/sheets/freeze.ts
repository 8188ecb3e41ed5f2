import { actorColumns } from '../../../plumbing/actor.ts'
import type { Ctx } from '../../../plumbing/context.ts'
import type { Computed } from './refresh-sheets.ts'
import { clearOwed, freezeSheets } from './sheet-store.ts'

/** Freezes timesheets as they were computed; the weeks that they settle owe nothing any more. */
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
    await clearOwed(
      ctx.tx,
      agentId,
      facts.corrections.map(({ week }) => week),
    )
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

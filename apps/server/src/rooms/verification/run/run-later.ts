import type { Ctx } from '../../../plumbing/context.ts'

/** Hands accounts to their jobs: one at a time for each, and many requests make one run. */
export async function runLater(
  ctx: Ctx,
  accountIds: readonly string[],
  seconds = 0,
): Promise<void> {
  for (const id of [...new Set(accountIds)].toSorted()) {
    const queue = `verification.run:${id}`
    // What is to run later does not replace what is to run now. The runner goes by its own clock.
    const when =
      seconds > 0
        ? { key: `later:${queue}`, runAt: new Date(Date.now() + seconds * 1000) }
        : { key: queue }
    await ctx.enqueue('verification.run', { account_id: id }, { queue, ...when })
  }
}

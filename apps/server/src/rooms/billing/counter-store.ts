import type { Ctx } from '../../plumbing/context.ts'

/**
 * The next number of a counter, or the last of so many. It belongs to the transaction: no one else gets one before the commit, and
 * a number from a rolled-back transaction is used again.
 */
export async function nextNumber({ tx, agency }: Ctx, name: string, count = 1): Promise<number> {
  const { last } = await tx
    .insertInto('counters')
    .values({ agency_id: agency.id, name, last: count })
    .onConflict((conflict) =>
      conflict
        .columns(['agency_id', 'name'])
        .doUpdateSet((eb) => ({ last: eb('counters.last', '+', count) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

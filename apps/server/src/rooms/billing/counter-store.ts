import type { Ctx } from '../../plumbing/context.ts'

/**
 * The next number of a counter. It belongs to the transaction: no one else gets one before the commit, and
 * a number from a rolled-back transaction is used again.
 */
export async function nextNumber({ tx, agency }: Ctx, name: string): Promise<number> {
  const { last } = await tx
    .insertInto('counters')
    .values({ agency_id: agency.id, name, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['agency_id', 'name'])
        .doUpdateSet((eb) => ({ last: eb('counters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

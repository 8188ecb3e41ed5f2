import type { Ctx } from '../../plumbing/context.ts'

/**
 * The next number of a counter. It is handed out with the transaction: until the commit nobody else
 * is given one, and a number whose transaction was rolled back was never used and comes again.
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

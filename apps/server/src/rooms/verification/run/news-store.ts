import type { Tx } from '../../../plumbing/db/pool.ts'

export const isRead = async (tx: Tx, accountId: string, source: string): Promise<boolean> =>
  (await tx
    .selectFrom('verification_news')
    .select('source')
    .where('account_id', '=', accountId)
    .where('source', '=', source)
    .executeTakeFirst()) !== undefined

/** Notes that a file was read; false if it was noted before. */
export const noteRead = async (
  tx: Tx,
  news: { agency_id: string; account_id: string; source: string; read_at: string },
): Promise<boolean> =>
  (await tx
    .insertInto('verification_news')
    .values(news)
    .onConflict((oc) => oc.columns(['agency_id', 'account_id', 'source']).doNothing())
    .returning('source')
    .executeTakeFirst()) !== undefined

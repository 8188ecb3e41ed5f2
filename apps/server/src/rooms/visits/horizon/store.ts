import type { Tx } from '../../../plumbing/db/pool.ts'

/** The visit that is planned last. */
export const findLastVisit = (tx: Tx) =>
  tx.selectFrom('visits').select('id').orderBy('starts_at', 'desc').limit(1).executeTakeFirst()

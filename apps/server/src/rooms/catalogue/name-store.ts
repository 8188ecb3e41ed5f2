import type { Tx } from '../../plumbing/db/pool.ts'

export const serviceNames = (tx: Tx, ids: readonly string[]) =>
  tx.selectFrom('services').select(['id', 'label as name']).where('id', 'in', ids).execute()

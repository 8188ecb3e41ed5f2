import type { Tx } from '../../plumbing/db/pool.ts'

export const officeNames = (tx: Tx, ids: readonly string[]) =>
  tx.selectFrom('offices').select(['id', 'name']).where('id', 'in', ids).execute()

export const payorNames = (tx: Tx, ids: readonly string[]) =>
  tx.selectFrom('payors').select(['id', 'name']).where('id', 'in', ids).execute()

export const accountNames = (tx: Tx, ids: readonly string[]) =>
  tx.selectFrom('integration_accounts').select(['id', 'name']).where('id', 'in', ids).execute()

export const activeOffices = (tx: Tx) =>
  tx
    .selectFrom('offices')
    .select(['id', 'name'])
    .where('status', '=', 'active')
    .orderBy('name')
    .execute()

export const activePayors = (tx: Tx) =>
  tx
    .selectFrom('payors')
    .select(['id', 'name'])
    .where('status', '=', 'active')
    .orderBy('name')
    .execute()

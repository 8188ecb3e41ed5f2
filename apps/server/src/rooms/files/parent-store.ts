import type { Tx } from '../../plumbing/db/pool.ts'

export const hasClient = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.selectFrom('client_names').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined

export const hasAgent = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.selectFrom('staff').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

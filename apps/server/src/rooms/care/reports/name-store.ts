import type { Tx } from '../../../plumbing/db/pool.ts'

/** What the records of a filter are called. */
export const findNames = (tx: Tx, of: { clientId: string | null; officeId: string | null }) =>
  tx
    .selectNoFrom((eb) => [
      eb.selectFrom('clients').select('name').where('id', '=', of.clientId).as('client'),
      eb.selectFrom('offices').select('name').where('id', '=', of.officeId).as('office'),
    ])
    .executeTakeFirstOrThrow()

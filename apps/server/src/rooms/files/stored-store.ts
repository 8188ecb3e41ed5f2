import type pg from 'pg'
import type { Tx } from '../../plumbing/db/pool.ts'

/** The files whose bytes have arrived, in the agency of the connection's transaction. */
export const storedFileIds = async (client: pg.ClientBase): Promise<string[]> =>
  (
    await client.query<{ id: string }>(`select id from files where status = 'stored' order by id`)
  ).rows.map(({ id }) => id)

/** What those files are called in the storage. */
export const findFileNames = async (tx: Tx): Promise<string[]> =>
  (await tx.selectFrom('files').select('id').where('status', '=', 'stored').execute()).map(
    ({ id }) => id,
  )

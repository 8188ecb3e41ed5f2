import type pg from 'pg'
import { onOwnConnection } from '../../plumbing/db/own-connection.ts'
import type { Database } from '../../plumbing/db/pool.ts'

/**
 * Reads one agency as it is at one moment, however long that takes: a connection of its own, one
 * transaction, row-level security as for everybody else.
 */
export const readingAgency = <T>(
  db: Database,
  agencyId: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> =>
  onOwnConnection(
    db,
    agencyId,
    {
      begin: 'begin isolation level repeatable read read only',
      settings: { timezone: 'UTC', datestyle: 'ISO', intervalstyle: 'iso_8601' },
    },
    work,
  )

const batch = 2000

/** The rows of a query, a batch at a time; every value as the text that the database writes. */
export async function* rowsOf(
  client: pg.Client,
  query: string,
): AsyncGenerator<(string | null)[][]> {
  await client.query(`declare transfer_rows no scroll cursor for ${query}`)
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({
      text: `fetch ${batch} from transfer_rows`,
      rowMode: 'array',
    })
    if (rows.length > 0) yield rows
    if (rows.length < batch) break
  }
  await client.query('close transfer_rows')
}

import pg from 'pg'
import type { Database } from '../../plumbing/db/pool.ts'

/**
 * Reads one agency as it is at one moment, however long that takes: a connection of its own, one
 * transaction, row-level security as for everybody else.
 */
export async function readingAgency<T>(
  db: Database,
  agencyId: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: db.url,
    options: '-c role=homeward_app -c timezone=UTC -c datestyle=ISO -c intervalstyle=iso_8601',
  })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(`select set_config('app.agency_id', $1, true)`, [agencyId])
    return await work(client)
  } finally {
    await client.end()
  }
}

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

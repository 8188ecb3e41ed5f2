import pg from 'pg'
import type { Database } from './pool.ts'

type Way = {
  /** How the transaction begins. */
  readonly begin: string
  /** Settings of the transaction beside role and agency. */
  readonly settings?: Readonly<Record<string, string>>
}

/**
 * Works in one transaction of an agency on a connection of its own, for what takes long or moves whole
 * files. Role and agency are set inside the transaction, as everywhere: a pooler could lose what is
 * asked for when connecting.
 */
export async function onOwnConnection<T>(
  db: Database,
  agencyId: string,
  { begin, settings = {} }: Way,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: db.url })
  // What runs when the connection breaks is told by its own statement.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(begin)
    const all = Object.entries({ role: 'homeward_app', 'app.agency_id': agencyId, ...settings })
    await client.query(
      'select set_config(s.name, s.value, true) from unnest($1::text[], $2::text[]) as s (name, value)',
      [all.map(([name]) => name), all.map(([, value]) => value)],
    )
    const done = await work(client)
    await client.query('commit')
    return done
  } finally {
    await client.end()
  }
}

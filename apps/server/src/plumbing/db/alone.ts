import pg from 'pg'
import type { Database } from './pool.ts'

/**
 * Works while no other process works under the same name; false, and nothing done, if one does. A process
 * that is killed gives the name free with its connection.
 */
export async function whileAlone(
  db: Database,
  name: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const client = new pg.Client({ connectionString: db.directUrl })
  // Whoever loses the connection finishes; the others look what became of it.
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ alone: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as alone',
      [name],
    )
    if (!rows[0]?.alone) return false
    await work()
    return true
  } finally {
    await client.end()
  }
}

import pg from 'pg'

/**
 * Returns the jobs of runners that ended. Otherwise no one would take such a job for four hours after the
 * database went away.
 */
export async function giveBack(directUrl: string, runners: readonly string[]): Promise<void> {
  if (runners.length === 0) return
  const client = new pg.Client({ connectionString: directUrl, connectionTimeoutMillis: 3000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select graphile_worker.force_unlock_workers($1::text[])', [runners])
  } finally {
    await client.end().catch(() => {})
  }
}

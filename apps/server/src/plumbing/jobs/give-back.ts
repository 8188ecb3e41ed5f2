import pg from 'pg'

/**
 * Gives back the jobs of runners that ended: what one had taken when the database went away would be
 * taken by nobody else for four hours.
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

import pg from 'pg'

/** Asks a database how many rows it has read so far, in tables and in indexes. */
export const rowsReadOf = (url: string) => async (): Promise<number> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ read: string }>(
    `select tup_returned + tup_fetched as read from pg_stat_database
     where datname = current_database()`,
  )
  await client.end()
  return Number(rows[0]?.read)
}

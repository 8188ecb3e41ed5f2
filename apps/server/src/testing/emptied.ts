import pg from 'pg'

/** What the migrations put into a table, told apart from any change of it. */
type Seeded = { name: string; state: string }

/** Gives a database back as its migrations left it. */
type Emptier = {
  /** False where that cannot be: the migrations' own rows were changed, or something is still at work. */
  empty(): Promise<boolean>
  end(): Promise<void>
}

/** The queue's own tables hold its migrations and the names of tasks too; those stay. */
const tables = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema', 'graphile_worker')
     or tablename in ('_private_jobs', '_private_job_queues', '_private_known_crontabs')
  order by 1`

/** What a test left running, such as one that took too long. */
const atWork = `
  select from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`

/** Call it on a fresh copy of the template. */
export async function emptierOf(url: string): Promise<Emptier> {
  const client = new pg.Client({ connectionString: url })
  // The last one to hold the database may see it dropped.
  client.on('error', () => {})
  await client.connect()
  // Nothing is checked or written down while everything goes: keys, append-only rows, events.
  await client.query('set session_replication_role = replica')
  const { rows } = await client.query<{ name: string }>(tables)
  const seeded: Seeded[] = []
  const fillable: string[] = []
  for (const { name } of rows) {
    const state = await stateOf(client, name)
    if (state === null) fillable.push(name)
    else seeded.push({ name, state })
  }
  const deletes = fillable.map((name) => `delete from ${name}`).join(';')
  return {
    async empty() {
      const { rowCount: busy } = await client.query(atWork)
      if (busy) return false
      for (const { name, state } of seeded) {
        if ((await stateOf(client, name)) !== state) return false
      }
      await client.query(deletes)
      return true
    },
    end: () => client.end(),
  }
}

async function stateOf(client: pg.Client, table: string): Promise<string | null> {
  const { rows } = await client.query<{ state: string | null }>(
    `select count(*) || '/' || max(xmin::text::bigint) as state from ${table}`,
  )
  return rows[0]?.state ?? null
}

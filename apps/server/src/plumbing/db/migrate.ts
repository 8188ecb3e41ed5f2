import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { quietLogger } from '../jobs/logger.ts'
import { refuseEarlierTables } from './earlier-tables.ts'

const ourFolder = new URL('../../migrations/', import.meta.url)

/** Any number that no other program uses: two processes that start at once migrate one after the other. */
const lockKey = 7_220_311

/**
 * Brings a database to the newest schema, as the database's owner.
 * Each file runs once, in its own transaction; a file that was changed after it ran is an error.
 */
export async function migrate(
  databaseUrl: string,
  folder: URL = ourFolder,
): Promise<{ applied: string[] }> {
  const client = new pg.Client({ connectionString: databaseUrl })
  // A connection that breaks is told by the statement that runs.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    const names = await migrationsIn(folder)
    const known = await ranAlready(client)
    refuseEarlierTables(known.keys())
    await runMigrations({ connectionString: databaseUrl, logger: quietLogger })
    return { applied: await applyAll(client, { folder, names, known }) }
  } finally {
    await client.end()
  }
}

/** The last migration that this version of the product brings. */
export const newestMigration = async (): Promise<string> =>
  (await migrationsIn(ourFolder)).at(-1) ?? ''

async function migrationsIn(folder: URL): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  if (names.length === 0) throw new Error(`There are no migrations in ${folder.pathname}`)
  return names
}

/** Which migrations ran on this database, each with the hash of what ran. */
async function ranAlready(client: pg.Client): Promise<Map<string, string>> {
  await client.query(
    `create table if not exists schema_migrations (
       name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
  )
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from schema_migrations',
  )
  return new Map(rows.map((row) => [row.name, row.sha256]))
}

type Plan = {
  readonly folder: URL
  readonly names: readonly string[]
  readonly known: ReadonlyMap<string, string>
}

async function applyAll(client: pg.Client, { folder, names, known }: Plan): Promise<string[]> {
  const applied: string[] = []
  for (const name of names) {
    const sql = await readFile(new URL(name, folder), 'utf8')
    const sha256 = createHash('sha256').update(sql).digest('hex')
    const before = known.get(name)
    if (before === sha256) continue
    if (before) throw new Error(`Migration ${name} was changed after it ran on this database.`)
    await applyOne(client, name, sql, sha256)
    applied.push(name)
  }
  return applied
}

async function applyOne(client: pg.Client, name: string, sql: string, sha256: string) {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [
      name,
      sha256,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed`, { cause: error })
  }
}

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { quietLogger } from '../jobs/logger.ts'

const folder = new URL('../../migrations/', import.meta.url)

/** Any number that no other program uses: two processes that start at once migrate one after the other. */
const lockKey = 7_220_311

/**
 * Brings a database to the newest schema, as the database's owner.
 * Each file runs once, in its own transaction; a file that was changed after it ran is an error.
 */
export async function migrate(
  databaseUrl: string,
  log: (line: string) => void = () => {},
): Promise<{ applied: string[] }> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await runMigrations({ connectionString: databaseUrl, logger: quietLogger })
    return { applied: await applyAll(client, log) }
  } finally {
    await client.end()
  }
}

/** The last migration that this version of the product brings. */
export const newestMigration = async (): Promise<string> => (await migrationNames()).at(-1) ?? ''

async function migrationNames(): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  if (names.length === 0) throw new Error(`There are no migrations in ${folder.pathname}`)
  return names
}

async function applyAll(client: pg.Client, log: (line: string) => void): Promise<string[]> {
  await client.query(
    `create table if not exists schema_migrations (
       name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
  )
  const known = new Map<string, string>()
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from schema_migrations',
  )
  for (const row of rows) known.set(row.name, row.sha256)

  const names = await migrationNames()
  const applied: string[] = []
  for (const name of names) {
    const sql = await readFile(new URL(name, folder), 'utf8')
    const sha256 = createHash('sha256').update(sql).digest('hex')
    const before = known.get(name)
    if (before === sha256) continue
    if (before) throw new Error(`Migration ${name} was changed after it ran on this database.`)
    await applyOne(client, name, sql, sha256)
    log(`migrated ${name}`)
    applied.push(name)
  }
  return applied
}

/**
 * Row-level security holds for the owner of the tables too, who would not see the rows that a migration
 * fills in or changes. For the time of its transaction it does not.
 */
const openToOwner = `do $$ declare t regclass; begin
  for t in select oid from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity
  loop execute format('alter table %s no force row level security', t); end loop; end $$`

const closedToOwner = `do $$ declare t regclass; begin
  for t in select oid from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity
  loop execute format('alter table %s force row level security', t); end loop; end $$`

async function applyOne(client: pg.Client, name: string, sql: string, sha256: string) {
  try {
    await client.query('begin')
    await client.query(openToOwner)
    await client.query(sql)
    await client.query(closedToOwner)
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

import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { catalogLines } from './catalog-lines.ts'
import { migrate } from './migrate.ts'

/** Tables, functions, triggers, rules, policies, rights and roles of a database, by their names. */
export type Catalog = ReadonlyMap<string, string>

/** How a database is made. */
export async function catalogOf(url: string): Promise<Catalog> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    const found = new Map<string, string>()
    // Nothing may be found under a name but what the server itself brings.
    await client.query(`set search_path to pg_catalog, pg_temp`)
    for (const text of catalogLines) {
      const { rows } = await client.query<string[]>({ text, rowMode: 'array' })
      for (const [name = '', is = ''] of rows) found.set(name, `${found.get(name) ?? ''}${is}`)
    }
    return found
  } finally {
    await client.end()
  }
}

/**
 * The database that this version's migrations create. They run on an empty one: `scratchUrl` if given,
 * otherwise one on the same server that is removed afterwards.
 */
export async function catalogOfMigrations(
  url: string,
  scratchUrl: string | null,
): Promise<Catalog> {
  if (scratchUrl !== null) {
    await migrate(scratchUrl)
    return catalogOf(scratchUrl)
  }
  const name = `homeward_verify_${randomBytes(6).toString('hex')}`
  const scratch = new URL(url)
  scratch.pathname = `/${name}`
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`create database ${name} template template0`)
    await migrate(scratch.href)
    return await catalogOf(scratch.href)
  } finally {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.end()
  }
}

/** How a database differs from what the migrations create, in words. */
export function catalogDifferences(database: Catalog, migrations: Catalog): string[] {
  const added = [...database.keys()].filter((name) => !migrations.has(name))
  const gone = [...migrations.keys()].filter((name) => !database.has(name))
  const other = [...database]
    .filter(([name, is]) => migrations.has(name) && migrations.get(name) !== is)
    .map(([name]) => name)
  return [
    ...added.map((name) => `${name}: no migration makes it`),
    ...gone.map((name) => `${name}: it is gone`),
    ...other.map((name) => `${name}: it is not what the migrations make it`),
  ].toSorted()
}

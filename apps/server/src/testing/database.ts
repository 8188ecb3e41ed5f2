import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { migrate } from '../plumbing/db/migrate.ts'

/** The database that every test file gets a copy of. */
const template = 'homeward_test_template'

const inDatabase = (adminUrl: string, name: string): string => {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

async function asAdmin(adminUrl: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Makes the template anew and migrates it; once per run. */
export async function makeTemplate(adminUrl: string): Promise<void> {
  await asAdmin(adminUrl, [
    `drop database if exists ${template} with (force)`,
    `create database ${template}`,
  ])
  await migrate(inDatabase(adminUrl, template))
}

type TestDatabase = { url: string; drop: () => Promise<void> }

/** A database of its own for one test file: a copy of the migrated template. */
export const cloneTemplate = (adminUrl: string): Promise<TestDatabase> =>
  aDatabase(adminUrl, `template ${template} strategy file_copy`)

/** A database without any table, for tests of what makes the tables. */
export const anEmptyDatabase = (adminUrl: string): Promise<TestDatabase> =>
  aDatabase(adminUrl, 'template template0')

async function aDatabase(adminUrl: string, options: string): Promise<TestDatabase> {
  const name = `homeward_test_${randomBytes(6).toString('hex')}`
  await asAdmin(adminUrl, [`create database ${name} ${options}`])
  return {
    url: inDatabase(adminUrl, name),
    drop: () => dropWhenLeft(adminUrl, name),
  }
}

/** Connections that were told to end take a moment; those that are cut off instead raise an error. */
async function dropWhenLeft(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    for (let tries = 0; tries < 100; tries++) {
      const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [
        name,
      ])
      if (!rowCount) break
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    await client.query(`drop database if exists ${name} with (force)`)
  } finally {
    await client.end()
  }
}

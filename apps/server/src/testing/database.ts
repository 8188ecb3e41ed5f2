import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { migrate } from '../plumbing/db/migrate.ts'

/** The database that every worker gets a copy of. */
const template = 'homeward_test_template'

const copies = 'homeward_test_copy_'

const inDatabase = (adminUrl: string, name: string): string => {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

async function asAdmin<Answer>(
  adminUrl: string,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Makes the template anew and migrates it; once per run. */
export async function makeTemplate(adminUrl: string): Promise<void> {
  await asAdmin(adminUrl, async (client) => {
    await client.query(`drop database if exists ${template} with (force)`)
    await client.query(`create database ${template}`)
  })
  await migrate(inDatabase(adminUrl, template))
}

type TestDatabase = { url: string; drop: () => Promise<void> }

/** A copy of the migrated template. */
export const cloneTemplate = (adminUrl: string): Promise<TestDatabase> =>
  aDatabase(adminUrl, `template ${template} strategy file_copy`)

/** A database without any table, for tests of what makes the tables. */
export const anEmptyDatabase = (adminUrl: string): Promise<TestDatabase> =>
  aDatabase(adminUrl, 'template template0')

async function aDatabase(adminUrl: string, options: string): Promise<TestDatabase> {
  const name = `${copies}${randomBytes(6).toString('hex')}`
  await asAdmin(adminUrl, (client) => client.query(`create database ${name} ${options}`))
  return {
    url: inDatabase(adminUrl, name),
    drop: () => dropWhenLeft(adminUrl, name),
  }
}

/** Removes the copies that workers were using when they ended. */
export async function dropCopies(adminUrl: string): Promise<void> {
  await asAdmin(adminUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [copies],
    )
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  })
}

/** Connections that were told to end take a moment; those that are cut off instead raise an error. */
const dropWhenLeft = (adminUrl: string, name: string): Promise<void> =>
  asAdmin(adminUrl, async (client) => {
    for (let tries = 0; tries < 100; tries++) {
      const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [
        name,
      ])
      if (!rowCount) break
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    await client.query(`drop database if exists ${name} with (force)`)
  })

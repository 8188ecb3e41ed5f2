import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { migrate } from '../plumbing/db/migrate.ts'
import { anEmptyDatabase } from './database.ts'

const all = join(import.meta.dirname, '../migrations')

/**
 * A database as it was before a migration, to be filled as it was then; `run` does the migration, and
 * further ones by their names. Rows may hang on what is not there: a test writes those alone that it is
 * about.
 */
export async function beforeMigration(
  name: string,
): Promise<{ client: pg.Client; run: (...further: string[]) => Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'homeward-migrations-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  for (const earlier of await readdir(all)) {
    if (earlier < name) await cp(join(all, earlier), join(dir, earlier))
  }
  const { url, drop } = await anEmptyDatabase(inject('adminUrl'))
  onTestFinished(drop)
  await migrate(url, pathToFileURL(`${dir}/`))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('set session_replication_role = replica')
  return {
    client,
    async run(...further) {
      for (const each of [name, ...further]) {
        await client.query(await readFile(join(all, each), 'utf8'))
      }
    },
  }
}

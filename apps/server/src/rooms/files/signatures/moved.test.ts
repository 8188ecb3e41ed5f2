import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { migrate } from '../../../plumbing/db/migrate.ts'
import { anEmptyDatabase } from '../../../testing/database.ts'

const all = join(import.meta.dirname, '../../../migrations')

/** The migrations from before signatures had one table. */
async function earlier(): Promise<URL> {
  const dir = await mkdtemp(join(tmpdir(), 'homeward-migrations-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  for (const name of await readdir(all)) {
    if (name < '0016') await cp(join(all, name), join(dir, name))
  }
  return pathToFileURL(`${dir}/`)
}

test('signatures of visits from before are kept word for word', async () => {
  const { url, drop } = await anEmptyDatabase(inject('adminUrl'))
  onTestFinished(drop)
  await migrate(url, await earlier())
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  // Only the signatures matter here: what they hang on need not be there.
  await client.query(`set session_replication_role = replica`)
  await client.query(`
    insert into visit_signatures
      (agency_id, visit_id, file_id, signed_by, signed_at, document_hash)
    select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'Signer ' || n, now(), 'hash ' || n
    from generate_series(1, 3) n`)
  const before = await client.query(
    `select agency_id, visit_id, file_id, signed_by, signed_at, document_hash
     from visit_signatures order by signed_by`,
  )
  await client.query(await readFile(join(all, '0016_files_signatures.sql'), 'utf8'))
  const after = await client.query(
    `select agency_id, visit_id, file_id, signed_by, signed_at, document_hash
     from signatures where signer_role = 'client' and subject_type = 'visit'
       and subject_id = visit_id and voided_at is null order by signed_by`,
  )
  expect(after.rows).toEqual(before.rows)
})

import { expect, test } from 'vitest'
import { beforeMigration } from '../../../testing/before-migration.ts'

const agency = '01900000-0000-7000-8000-00000000000a'
const client = '01900000-0000-7000-8000-00000000000b'
const agent = '01900000-0000-7000-8000-00000000000c'

test('folders and files from before hang on what they hung on, and the agency has its own', async () => {
  const { client: db, run } = await beforeMigration('0017_files_subjects.sql')
  const long = '2020-01-01T00:00:00Z'
  await db.query(
    `insert into folders (agency_id, id, client_id, agent_id, name, updated_at) values
      ($1, gen_random_uuid(), null, null, 'Agency', $4),
      ($1, gen_random_uuid(), $2, null, 'Client', $4),
      ($1, gen_random_uuid(), null, $3, 'Agent', $4)`,
    [agency, client, agent, long],
  )
  await db.query(
    `insert into attachments (agency_id, id, client_id, agent_id, file_id, filename, author, updated_at)
     select agency_id, id, client_id, agent_id, gen_random_uuid(), name, 'Ann', updated_at from folders`,
  )
  // The triggers of the tables work again, as they do where a migration runs.
  await db.query('set session_replication_role = origin')
  await run()
  const of = async (table: string, name: string) =>
    (
      await db.query(
        `select ${name} as name, subject_type, subject_id, of_agency, updated_at = $1 as untouched
         from ${table} order by 1`,
        [long],
      )
    ).rows
  const expected = [
    { name: 'Agency', subject_type: 'agency', subject_id: agency, of_agency: true },
    { name: 'Agent', subject_type: 'agent', subject_id: agent, of_agency: false },
    { name: 'Client', subject_type: 'client', subject_id: client, of_agency: false },
  ].map((row) => ({ ...row, untouched: true }))
  expect(await of('folders', 'name')).toEqual(expected)
  expect(await of('attachments', 'filename')).toEqual(expected)
})

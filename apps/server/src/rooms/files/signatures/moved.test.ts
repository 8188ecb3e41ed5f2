import { expect, test } from 'vitest'
import { beforeMigration } from '../../../testing/before-migration.ts'

test('signatures of visits from before are kept word for word', async () => {
  const { client, run } = await beforeMigration('0016_files_signatures.sql')
  await client.query(`
    insert into visit_signatures
      (agency_id, visit_id, file_id, signed_by, signed_at, document_hash)
    select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'Signer ' || n, now(), 'hash ' || n
    from generate_series(1, 3) n`)
  const before = await client.query(
    `select agency_id, visit_id, file_id, signed_by, signed_at, document_hash
     from visit_signatures order by signed_by`,
  )
  await run()
  const after = await client.query(
    `select agency_id, visit_id, file_id, signed_by, signed_at, document_hash
     from signatures where signer_role = 'client' and subject_type = 'visit'
       and subject_id = visit_id and voided_at is null order by signed_by`,
  )
  expect(after.rows).toEqual(before.rows)
})
